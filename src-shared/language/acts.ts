import { clausesOf, isLight, isPredicate } from './clause.ts';
import type { Clause } from './clause.ts';
import { isOnlyHumble } from './honorific.ts';
import { personAt } from './person.ts';
import type { Person, Viewer } from './person.ts';
import type { Token } from './sentence.ts';

/** Who does or is what; `who` are the words that name the agent, in lower case. */
export type Act = { agent: Person['kind']; who: string; verb: Token };

export type Scene = Viewer & { tokens: readonly Token[]; respectsAddressee: boolean };

/** All acts of a line whose agent stands in it. */
export function actsOf(scene: Scene): Act[] {
  return clausesOf(scene.tokens).flatMap((clause) => [
    ...activeActs(clause, scene),
    ...passiveActs(clause, scene),
    ...prefixActs(clause),
  ]);
}

/** mangga + verb asks the addressee, unless both act together. */
export function invitations(scene: Scene): Act[] {
  if (!scene.respectsAddressee) return [];
  return clausesOf(scene.tokens).flatMap((clause) => {
    const start = clause.findIndex(({ lower }) => lower === 'mangga' || lower === 'sumangga');
    if (start < 0 || clause.some((_, at) => isTogether(clause, at))) return [];
    const verb = clause.slice(start + 1).find((token) => !isLight(token));
    if (!verb || !isStatement(verb) || FOLLOWS.has(verb.lower)) return [];
    return [{ agent: 'respected' as const, who: 'panjenengan', verb }];
  });
}

/** A pronoun after a noun is its owner: mangga pinarak griya kula. */
function isTogether(clause: Clause, at: number): boolean {
  const before = clause[at - 1]?.readings ?? [];
  const isOwner = before.length > 0 && before.every(({ lemma }) => lemma.wordClass === 'nomina');
  return TOGETHER.has(clause[at]?.lower ?? '') && !isOwner;
}

const TOGETHER: ReadonlySet<string> = new Set(
  'sami sareng bareng sesarengan bebarengan padha kula aku kita'.split(' '),
);
/** "Please come along" is said humbly to anyone. */
const FOLLOWS: ReadonlySet<string> = new Set(['ndherek', 'ndherekaken', 'ndherekake']);

/** Each subject of the clause and the verbs that follow it. */
function activeActs(clause: Clause, scene: Scene): Act[] {
  return clause.flatMap((_, index) => {
    const person = personAt(clause, index, scene);
    return person && isSubject(clause, person) ? actsAfter(clause, person) : [];
  });
}

function actsAfter(clause: Clause, person: Person): Act[] {
  const acts: Act[] = [];
  for (let at = person.to; at < clause.length; at += 1) {
    const verb = clause[at];
    if (verb && SENT.has(verb.lower)) continue;
    if (!verb || verb.quoted || isPassive(verb)) break;
    const statement = isStatement(verb);
    if (!statement && !isLight(verb)) break;
    if (statement) acts.push({ agent: person.kind, who: nameOf(clause, person), verb });
    if (isOnlyHumble(verb) || CHANGES_AGENT.has(verb.lower)) break;
  }
  return acts;
}

/** Who is sent does what follows: aku diutus ngundang. */
const SENT: ReadonlySet<string> = new Set(
  'diutus dipunutus dikon dipunken diakon didhawuhi dipundhawuhi'.split(' '),
);

function nameOf(clause: Clause, { from, to }: Person): string {
  const words = clause.slice(from, to).map(({ lower }) => lower);
  return words.join(' ');
}

/** After asking or inviting, the next verb is the act of somebody else. */
const CHANGES_AGENT: ReadonlySet<string> = new Set(
  `nyuwun njaluk aturi ngaturi ngajak ajak akon ngongkon ngutus ngengken nimbali ngundang undang
  ndherek ndherekake ndherekaken dherekaken ngeterake ngeteraken melu tumut`.split(/\s+/),
);

/**
 * A person is subject when only light words stand before (after a noun, a pronoun is its owner), or
 * right after an adverb (garapan kula sampun panjenengan tingali) or a feeling (aku bungah
 * panjenengan rawuh).
 */
function isSubject(clause: Clause, { from, to, kind }: Person): boolean {
  const before = clause.slice(0, from);
  if (before.every((token) => isLight(token) || token.kind === 'number')) return true;
  const last = before.at(-1);
  const first = clause[to];
  if (!last || !first) return false;
  if (isAdverb(last) && kind !== 'unknown' && isPredicate(first)) return true;
  return kind === 'respected' && isFeeling(last);
}

function isAdverb({ readings }: Token): boolean {
  return readings.length > 0 && readings.every(({ lemma }) => lemma.wordClass === 'adverbia');
}

function isFeeling({ readings }: Token): boolean {
  return readings.length > 0 && readings.every(({ lemma }) => lemma.wordClass === 'adjektiva');
}

function isStatement(token: Token): boolean {
  if (token.lower === 'kersa') return false;
  return isPredicate(token) || STATED_NOUNS.has(token.lower);
}

const STATED_NOUNS: ReadonlySet<string> = new Set(
  'umur yuswa jeneng nama asma watuk cekoh'.split(' '),
);

/** dituku Pakdhe, didukani (dening) Bapak. */
function passiveActs(clause: Clause, scene: Scene): Act[] {
  return clause.flatMap((verb, index) => {
    if (!isPassive(verb) || !hasAffix(verb, BY_OTHERS)) return [];
    const next = clause[index + 1];
    const at = BY.has(next?.lower ?? '') ? index + 2 : index + 1;
    const person = personAt(clause, at, scene);
    if (!person || person.kind === 'self') return [];
    return [{ agent: person.kind, who: nameOf(clause, person), verb }];
  });
}

const BY: ReadonlySet<string> = new Set(['dening', 'karo', 'kaliyan']);

/** dak- and kok- name their agent themselves. */
function prefixActs(clause: Clause): Act[] {
  return clause.flatMap((verb): Act[] => {
    if (hasAffix(verb, BY_ME)) return [{ agent: 'self', who: '', verb }];
    return hasAffix(verb, BY_YOU) ? [{ agent: 'plain', who: '', verb }] : [];
  });
}

const BY_ME: ReadonlySet<string> = new Set(['dak-', 'tak-']);
const BY_YOU: ReadonlySet<string> = new Set(['kok-', 'mbok-']);
const BY_OTHERS: ReadonlySet<string> = new Set(['di-', 'dipun-']);

/** In the passive the subject is not the agent. */
export function isPassive(verb: Token): boolean {
  return hasAffix(verb, BY_ME) || hasAffix(verb, BY_YOU) || hasAffix(verb, BY_OTHERS);
}

function hasAffix({ readings }: Token, affixes: ReadonlySet<string>): boolean {
  return (
    readings.length > 0 &&
    readings.every((reading) => reading.affixes.some((affix) => affixes.has(affix)))
  );
}
