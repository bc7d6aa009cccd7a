import fc from 'fast-check';
import * as z from 'zod/mini';
import { allEndpoints } from '#shared/contracts/all-endpoints.ts';

/** A request that no client of ours would send. */
export interface MalformedRequest {
  /** Name of the endpoint. */
  name: string;
  method: string;
  /** Whether a success is a file instead of an envelope. */
  isFile: boolean;
  who: 'visitor' | 'player' | 'admin';
  /** Path and query below /api. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether the body goes in chunks, without its length. */
  isChunked: boolean;
}

/** Values that a field of this name may really have: with them, a request gets past its first check. */
const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  email: 'siswa@sekolah.id',
  username: 'Siswa',
  password: 'rahasia',
  characterId: 'semar',
  level: 1,
  count: 2,
  score: 100,
  completed: true,
  timeTaken: 60,
  sessionId: '1',
  questionId: '10001',
  selectedAnswer: 1,
  textAnswer: 'tembung',
  question: 'Apa tegese?',
  questionType: 'multiple_choice',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  correctAnswerText: 'rumah',
  explanation: 'Penjelasan.',
  conversation: ['Semar: Ya.'],
  points: 10,
  page: 1,
  limit: 5,
  sortBy: 'username',
  sortOrder: 'asc',
  period: 'week',
  role: 'player',
  active: true,
  confirmation: 'Siswa 1',
};
const STRANGE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', '', '$where', 'role'];
const FIELDS = [...Object.keys(PLAUSIBLE), ...STRANGE_NAMES, 'questions', 'translation', 'hint'];

/** Empty, invisible, unpaired, hostile; right somewhere else; numbers that are none of ours. */
const ODD_TEXTS = [
  ['', ' ', '\0', '\uFEFF', '\u202E', '\uD800', '../../etc/passwd', "'; --", '%', '%00'],
  ['semar', 'Bagong', '1', '4', '10001', 'essay', 'multiple_choice', 'all', 'desc'],
  ["' OR 1=1 --", '"; DROP TABLE user; --', "1' UNION SELECT password_hash FROM user --"],
  ['<script>__x=1</script>', '<img src=x onerror=__x=1>', '=1+1', "@cmd|'/c calc'!A0", '${7*7}'],
  ['-1', '1.5', '1e9', 'NaN', 'Infinity', '0x10', '９', '9'.repeat(400)],
].flat();
const OTHER_TYPES = ['text/plain', 'application/xml', 'application/json; charset=utf-7', 'x', ''];

const oddText = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...ODD_TEXTS),
  },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a'.repeat(3_000), 'ꦲ'.repeat(900), '🎭'.repeat(300)),
  },
);
const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, -0, 1, 2, 4, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 10_001),
  fc.double(),
);
const oddLeaf = fc.oneof(oddText, oddNumber, fc.constantFrom(null, true, false));

/** A JSON value with the names that our fields have, nested as no body of ours is. */
const oddValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    oddLeaf,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 6 }),
  ),
})).value;

const brokenText = fc.constantFrom(
  '{',
  '{"a":}',
  '[1,',
  '"',
  'null',
  '7',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '['.repeat(7_000) + ']'.repeat(7_000),
  '{"questions":'.repeat(500) + '1' + '}'.repeat(500),
  `{"email":"${'a'.repeat(20_000)}"}`,
  `{"options":[${'"",'.repeat(4_000)}""]}`,
  `{"questions":[${'{},'.repeat(4_000)}{}]}`,
);

/** The names of the fields of a contract's object. */
const fieldsOf = (schema: z.core.$ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** The fields of an endpoint, most as they should be, some odd, some missing, and strange ones besides. */
function nearlyRight(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const own = Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(PLAUSIBLE[name] ?? 'x') },
        { weight: 1, arbitrary: oddValue },
      ),
    ]),
  );
  return fc
    .tuple(
      fc.record(own, { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom(...STRANGE_NAMES), oddLeaf, { maxKeys: 2 }),
    )
    .map(([fields, strange]) => ({ ...strange, ...fields }));
}

const bodyFor = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: nearlyRight(names).map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: oddValue.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.oneof(brokenText, oddText) },
  );

const queryFor = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.tuple(fc.constantFrom(...names, 'search'), oddText),
        fc.constantFrom(...FIELDS).map((name) => [name, String(PLAUSIBLE[name])] as const),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));

const contentType = fc.oneof(
  { weight: 14, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...OTHER_TYPES),
  },
);

/** Lone surrogates cannot be encoded; nothing else is spared. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** Any endpoint, called by anybody, with nonsense in every part. */
export const malformedRequest: fc.Arbitrary<MalformedRequest> = fc
  .constantFrom(...allEndpoints)
  .chain(({ name, endpoint }) =>
    fc
      .record({
        who: fc.constantFrom('visitor' as const, 'player' as const, 'admin' as const),
        param: fc.oneof(fc.constantFrom('1', '10001', 'semar'), oddText),
        query: queryFor(fieldsOf(endpoint.query)),
        body: bodyFor(fieldsOf(endpoint.body)),
        type: contentType,
        isChunked: fc.nat({ max: 7 }).map((n) => n === 0),
      })
      .map(({ who, param, query, body, type, isChunked }) => {
        const path = endpoint.path.replace(/:\w+/g, () => encode(param) || 'x');
        const sendsBody = endpoint.method !== 'GET';
        return {
          name,
          method: endpoint.method,
          isFile: endpoint.produces !== undefined,
          who,
          path: query === '' ? path : `${path}?${query}`,
          headers: sendsBody ? { 'Content-Type': type } : {},
          body: sendsBody ? body : undefined,
          isChunked,
        };
      }),
  );
