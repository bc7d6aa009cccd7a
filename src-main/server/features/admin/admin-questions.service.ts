import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import type { LevelQuestionStats } from '#shared/contracts/admin.contract.ts';
import { isBuiltIn, type AdminQuestion } from '#shared/contracts/question.ts';
import type { QuestionDraft } from '#shared/contracts/question-payload.ts';
import type { ServerContext } from '../../server-context.ts';
import { questionTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import {
  insertQuestion,
  nextQuestionId,
  updateQuestion,
} from '../questions/questions.repository.ts';
import { toAdminQuestion } from '../questions/questions.views.ts';
import {
  countAnswersByLevel,
  countByLevel,
  getEditableQuestion,
  markDeleted,
  unmarkDeleted,
} from './admin-questions.repository.ts';
import { toStored } from './question-content.ts';

export interface AdminQuestionsService {
  create(draft: QuestionDraft, by: By): Promise<AdminQuestion>;
  /** Gives a question a new version. Throws NOT_FOUND. */
  update(id: number, draft: QuestionDraft, by: By): Promise<AdminQuestion>;
  /** Throws NOT_FOUND, also when it was deleted before. */
  remove(id: number, by: By): Promise<void>;
  /** Brings a deleted question back. Throws NOT_FOUND when it is not deleted. */
  restore(id: number, by: By): Promise<AdminQuestion>;
  /** All or none. Returns how many. */
  createAll(drafts: readonly QuestionDraft[], by: By): Promise<number>;
  stats(): Promise<LevelQuestionStats[]>;
}

/** The admin's question bank (section 7, Admin, and the decisions). */
export function createAdminQuestions(context: ServerContext): AdminQuestionsService {
  const { db, clock } = context;
  const audited = createAudited(context);

  return {
    async create(draft, by) {
      const question = await audited(by, async (trx, audit) => {
        const id = await nextQuestionId(trx);
        const stored = toStored(id, draft, clock.now());
        await insertQuestion(trx, stored);
        await audit({ action: 'question.create', target: questionTarget(stored.content) });
        return getEditableQuestion(trx, id);
      });
      return toAdminQuestion(question);
    },

    async update(id, draft, by) {
      const question = await audited(by, async (trx, audit) => {
        const old = await getEditableQuestion(trx, id);
        const stored = toStored(id, draft, clock.now(), old);
        // From now on a newer bank leaves a built-in one alone.
        const kept = { bankHash: old.bank_hash, isEdited: isBuiltIn(id) };
        await updateQuestion(trx, { ...stored, ...kept });
        await audit({ action: 'question.update', target: questionTarget(stored.content) });
        return getEditableQuestion(trx, id);
      });
      return toAdminQuestion(question);
    },

    async remove(id, by) {
      await audited(by, async (trx, audit) => {
        const { content } = await getEditableQuestion(trx, id);
        await markDeleted(trx, id, clock.now());
        await audit({ action: 'question.delete', target: questionTarget(content) });
      });
    },

    async restore(id, by) {
      const question = await audited(by, async (trx, audit) => {
        await unmarkDeleted(trx, id, clock.now());
        const restored = await getEditableQuestion(trx, id);
        await audit({ action: 'question.restore', target: questionTarget(restored.content) });
        return restored;
      });
      return toAdminQuestion(question);
    },

    async createAll(drafts, by) {
      const count = drafts.length;
      await audited(by, async (trx, audit) => {
        const firstId = await nextQuestionId(trx);
        for (const [index, draft] of drafts.entries()) {
          await insertQuestion(trx, toStored(firstId + index, draft, clock.now()));
        }
        const lastId = firstId + count - 1;
        await audit({ action: 'question.import', count, firstId, lastId });
      });
      return count;
    },

    async stats() {
      const counts = await countByLevel(db);
      const answers = await countAnswersByLevel(db);
      return CHARACTER_IDS.flatMap((characterId) =>
        LEVELS.map((level) => {
          const isHere = (row: { characterId: string; level: number }) =>
            row.characterId === characterId && row.level === level;
          const { timesAnswered, timesCorrect } = answers.find(isHere) ?? {
            timesAnswered: 0,
            timesCorrect: 0,
          };
          return {
            characterId,
            level,
            questionCount: counts.find(isHere)?.questionCount ?? 0,
            timesAnswered,
            shareCorrect: timesAnswered === 0 ? null : timesCorrect / timesAnswered,
          };
        }),
      );
    },
  };
}
