import { BankFile, toPlayQuestion } from '#shared/contracts/bank.ts';
import { type PlayQuestion } from '#shared/contracts/question.ts';
import { CHARACTER_IDS, characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { HINT_QUESTION_IDS, LEVELS, type Level } from '#shared/constants/game.ts';

/** One chunk for each level, loaded when it is asked for. */
const files = import.meta.glob<unknown>('../../resources/bank/*/*.json', {
  import: 'default',
});

/** The built-in questions of one level, for when the server cannot be asked; none when unreadable. */
export async function loadBundledLevel(
  character: CharacterId,
  level: Level,
): Promise<PlayQuestion[]> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${character}/${level}.json`));
  const load = path === undefined ? undefined : files[path];
  return load === undefined ? [] : levelOfBank(await load(), character, level);
}

/** Every built-in question. Throws when a part of the bank is missing: it would be taken for all. */
export async function loadWholeBank(): Promise<PlayQuestion[]> {
  const cells = CHARACTER_IDS.flatMap((id) => LEVELS.map((level) => ({ id, level })));
  const levels = await Promise.all(cells.map(({ id, level }) => loadBundledLevel(id, level)));
  if (levels.some((questions) => questions.length === 0)) {
    throw new Error('A level of the built-in bank is missing');
  }
  return levels.flat();
}

/** The questions of one level in a bank file. */
export function levelOfBank(file: unknown, character: CharacterId, level: Level): PlayQuestion[] {
  const bank = BankFile.safeParse(file);
  const entries = bank.data?.[characterOf(character).name]?.[level] ?? [];
  return entries.map((entry) => withoutExtraHint(toPlayQuestion(entry)));
}

/** The built-in bank offers a hint with three questions only (section 2). */
function withoutExtraHint(question: PlayQuestion): PlayQuestion {
  if (HINT_QUESTION_IDS.includes(question.id)) return question;
  const { hint: _hint, ...rest } = question;
  return rest;
}
