import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { LoginCard } from '../../src-shared/contracts/classes.contract.ts';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import { demand, enterClass, firstAdmin, register, type Person } from './ask.ts';
import type { Product } from './product.ts';

/** Names that a pupil may really take, and what each tries. */
export const NAMES = [
  '<img src=x onerror=__x=1>',
  '"><svg onload=__x=1>',
  '</script><script>__x=1</script'.slice(0, 30),
  "'-__x=1-'",
  '${__x=1}{{__x=1}}',
  'javascript:__x=1',
  '&lt;b&gt;tebal&lt;/b&gt;',
  '<b>Budi</b>',
  'סמר שלום',
  'سمر مرحبا',
  '🎭🎭 Semar 🎭',
  'ꦱꦼꦩꦂ',
];
export const QUESTION_TEXTS = [
  '<img src=x onerror=__x=1> ngendi?',
  '<iframe srcdoc="<script>parent.__x=1</script>"></iframe>',
  '<a onmouseover=alert(1)>klik</a> _____',
  '<style>body{display:none}</style> mrana',
  '"><script>__x=1</script> mrene',
  'سلام 🎭 ꦱꦼꦩꦂ <b>x</b>',
];
/** Names that a spreadsheet would run. No door lets them in; an older version may have. */
export const FORMULAS = [
  '=1+1',
  "=cmd|'/c calc'!A0",
  '=HYPERLINK("http://evil.example","klik")',
  '@SUM(A1)',
  '+62+1',
  '-5+cmd',
  '＝1+1',
];
export const CLASS_NAME = '<b onclick=__x=1>7A</b>';
/** Pupils of the class who have a mark. */
const PLAYED = 3;

export interface HostileTexts {
  admin: Person;
  /** Each has scored, as far as points go. */
  players: Person[];
  classId: string;
  classCode: string;
  /** Somebody of the class, who came in by their PIN. */
  pupil: Person;
}

/**
 * Players with such names who have scored, Bagong's first level made of such a question alone, and a
 * class of such names and formulas.
 */
export async function fillWithHostileTexts(product: Product): Promise<HostileTexts> {
  const admin = await firstAdmin(product, '<b onclick=__x=1>Bu Guru</b>');
  const { accessToken: token } = admin.tokens;
  await replaceQuestions(product, token);
  const players: Person[] = [];
  for (const [n, name] of NAMES.entries()) {
    const person = await register(product, name);
    // Ten fit on the board; the class stays below them.
    if (n < 10) await finishLevel(product, person, 1_500 - n * 100);
    players.push(person);
  }
  return { admin, players, ...(await makeClass(product, token)) };
}

async function replaceQuestions(product: Product, token: string): Promise<void> {
  const bank = await demand(product, { path: '/questions?characterId=4&level=1&limit=100', token });
  for (const { _id, id } of bank as { _id?: string; id?: number }[]) {
    await demand(product, { method: 'DELETE', path: `/admin/questions/${_id ?? id}`, token });
  }
  const [line = '', dialogue = '', question = '', option = '', explanation = '', hint = ''] =
    QUESTION_TEXTS;
  await demand(product, {
    method: 'POST',
    path: '/admin/questions',
    token,
    body: {
      characterId: 4,
      level: 1,
      conversation: [line, dialogue],
      // Only a question with a gap is taken.
      question: `${question} _____`,
      questionType: 'multiple_choice',
      options: [option, explanation, hint, 'biasa'],
      correctAnswer: 3,
      explanation,
      hint,
    },
  });
}

const finishLevel = (product: Product, { tokens }: Person, score: number): Promise<unknown> =>
  demand(product, {
    method: 'POST',
    path: '/progress/level/update',
    body: { characterId: 1, level: 1, score, completed: true, timeTaken: 9 },
    token: tokens.accessToken,
  });

async function makeClass(product: Product, token: string) {
  const post = (path: string, body: unknown) =>
    demand(product, { method: 'POST', path: `/admin/classes${path}`, body, token });
  const { _id: classId, code: classCode } = (await post('', { name: CLASS_NAME })).class;
  const standIns = FORMULAS.map((_formula, n) => `Rumus ${n + 1}`);
  const rows = [...NAMES, ...standIns].map((name) => ({ name }));
  await post(`/${classId}/roster/import`, { rows });
  const cards: LoginCard[] = (await post(`/${classId}/pins`, {})).cards;
  const inOrder = NAMES.map((name) => cards.find((card) => card.name === name) as LoginCard);
  const pupils: Person[] = [];
  for (const [n, card] of inOrder.slice(0, PLAYED).entries()) {
    const pupil = await enterClass(product, classCode, card);
    await finishLevel(product, pupil, 100 * (PLAYED - n));
    pupils.push(pupil);
  }
  const sqlite = new BetterSqlite(join(product.dataDir, DATABASE_FILE));
  try {
    for (const [n, formula] of FORMULAS.entries()) {
      const card = cards.find(({ name }) => name === standIns[n]);
      const id = Number(card?._id);
      sqlite.prepare('UPDATE class_member SET name = ? WHERE user_id = ?').run(formula, id);
      sqlite.prepare('UPDATE user SET username = ? WHERE id = ?').run(formula, id);
    }
  } finally {
    sqlite.close();
  }
  return { classId, classCode, pupil: pupils[0] as Person };
}
