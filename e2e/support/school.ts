import type { CharacterId } from '#shared/constants/characters.ts';
import { completeLevel, registerByApi, type SignedIn } from './people.ts';
import { playSession } from './sessions.ts';

/** Pupils, and what they have reached with Semar, Gareng and Bagong. */
const CLASS: readonly (readonly [name: string, ...scores: number[]])[] = [
  ['Sekar Arum', 2_000, 1_900, 1_800],
  ['Bagas', 1_900, 1_800, 1_500],
  ['Laras', 1_800, 1_900, 1_200],
  ['Dimas', 1_700, 1_500],
  ['Wulan', 1_900, 1_200],
  ['Joko', 1_600, 1_400],
  ['Ajeng', 1_800],
  ['Tegar', 1_500],
  ['Nanda', 1_400],
  ['Galih', 1_100],
  ['Putri', 900],
  ['Al', 400],
];
const LEARNT_WITH: readonly CharacterId[] = ['semar', 'gareng', 'bagong'];

/** Registers a pupil by name, with what they have reached. */
export async function enrol(
  baseUrl: string,
  name: string,
  scores: readonly number[],
): Promise<SignedIn> {
  const pupil = await registerByApi(baseUrl, schoolPerson(name));
  for (const [index, score] of scores.entries()) {
    const character = LEARNT_WITH[index];
    if (character) await completeLevel(baseUrl, pupil, character, 1, score);
  }
  return pupil;
}

export const schoolPerson = (name: string) => ({
  username: name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@sekolah.id`,
  password: 'rahasia',
});

/** A small class on a server that nobody has used. */
export async function enrolClass(baseUrl: string): Promise<SignedIn[]> {
  const pupils: SignedIn[] = [];
  for (const [name, ...scores] of CLASS) pupils.push(await enrol(baseUrl, name, scores));
  return pupils;
}

/** Lets some of a class play sessions, well and less well. */
export async function playSessions(baseUrl: string, pupils: readonly SignedIn[]): Promise<void> {
  const characters: CharacterId[] = ['petruk', 'semar', 'bagong', 'gareng', 'petruk'];
  for (const [index, characterId] of characters.entries()) {
    const pupil = pupils[index];
    if (!pupil) return;
    const isRight = (question: number) => (question + index) % (index + 2) > 0;
    await playSession(baseUrl, pupil, { count: 10, characterId, isRight });
  }
}
