import { createHash } from 'node:crypto';
import { parseCharacterId } from '#shared/constants/characters.ts';
import { EDITOR_DEFAULTS } from '#shared/constants/game.ts';
import { toPlayQuestion, type BankEntry } from '#shared/contracts/bank.ts';
import { type QuestionContent } from '#shared/contracts/question.ts';
import { isAnotherQuestion } from '#shared/rules/question-change.ts';
import type { Db } from '../../db/schema.ts';
import { findBuiltIns, getWording } from './built-in.repository.ts';
import { insertQuestion, updateQuestion } from './questions.repository.ts';

/** What seeding did; for the log. */
export interface SeedResult {
  added: number;
  /** Given a new wording that asks the same. */
  corrected: number;
  /** Given a wording that asks something else. */
  replaced: number;
}

/**
 * Brings the built-in questions of a database up to those of this version: new ones are added,
 * corrected ones corrected, and those that ask something else by now replaced, so that their statistics
 * start anew. What an admin edited or deleted is left as they want it (decisions).
 */
export async function seedBank(
  db: Db,
  bank: readonly BankEntry[],
  now: number,
): Promise<SeedResult> {
  const known = await findBuiltIns(db);
  const result: SeedResult = { added: 0, corrected: 0, replaced: 0 };
  const stale = bank
    .map((entry) => builtIn(entry, now))
    .filter(({ content, bankHash }) => known.get(content.id)?.bank_hash !== bankHash);
  if (stale.length === 0) return result;
  await db.transaction().execute(async (trx) => {
    for (const question of stale) {
      const row = known.get(question.content.id);
      if (!row) {
        await insertQuestion(trx, question);
        result.added++;
      } else if (row.is_edited === 0 && row.deleted_at === null) {
        const isAnother = isAnotherQuestion(
          await getWording(trx, row.version_id),
          question.content,
        );
        await updateQuestion(trx, { ...question, isEdited: false, isAnother });
        result[isAnother ? 'replaced' : 'corrected']++;
      }
    }
  });
  return result;
}

function builtIn(entry: BankEntry, now: number) {
  const content = toPlayQuestion(entry);
  const characterId = parseCharacterId(content.character);
  if (!characterId) throw new Error(`question ${content.id} has no character`);
  const { difficulty, category, points } = EDITOR_DEFAULTS;
  return { content, characterId, difficulty, category, points, bankHash: hashOf(content), now };
}

const hashOf = (question: QuestionContent): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url');
