import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import type { LevelQuestionStats } from '#shared/contracts/admin.contract.ts';
import { isBuiltIn, type AdminQuestion } from '#shared/contracts/question.ts';
import type { QuestionDraft } from '#shared/contracts/question-payload.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from '../../http/context.ts';
import type { ServerContext } from '../../server-context.ts';
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
} from './admin-questions.repository.ts';
import { toStored } from './question-content.ts';

/** Who asked for a change; for the log. */
export interface By {
  actor: Actor;
  requestId: string;
}

export interface AdminQuestionsService {
  create(draft: QuestionDraft, by: By): Promise<AdminQuestion>;
  /** Gives a question a new version. Throws NOT_FOUND. */
  update(id: number, draft: QuestionDraft, by: By): Promise<AdminQuestion>;
  /** Throws NOT_FOUND, also when it was deleted before. */
  remove(id: number, by: By): Promise<void>;
  /** All or none. Returns how many. */
  createAll(drafts: readonly QuestionDraft[], by: By): Promise<number>;
  stats(): Promise<LevelQuestionStats[]>;
}

/** The admin's question bank (section 7, Admin, and the decisions). */
export function createAdminQuestions({ db, clock, log }: ServerContext): AdminQuestionsService {
  const note = ({ actor, requestId }: By, change: Record<string, unknown>, text: string) =>
    log.info({ requestId, userId: actor.id, ...change }, text);

  return {
    async create(draft, by) {
      const question = await db.transaction().execute(async (trx) => {
        const id = await nextQuestionId(trx);
        await insertQuestion(trx, toStored(id, draft, clock.now()));
        return getEditableQuestion(trx, id);
      });
      note(by, { questionId: question.id }, 'question created');
      return toAdminQuestion(question);
    },

    async update(id, draft, by) {
      const question = await db.transaction().execute(async (trx) => {
        const old = await getEditableQuestion(trx, id);
        await updateQuestion(trx, {
          ...toStored(id, draft, clock.now(), old),
          bankHash: old.bank_hash,
          // From now on a newer bank leaves it alone.
          isEdited: isBuiltIn(id),
        });
        return getEditableQuestion(trx, id);
      });
      note(by, { questionId: id }, 'question updated');
      return toAdminQuestion(question);
    },

    async remove(id, by) {
      if (!(await markDeleted(db, id, clock.now()))) throw new AppError('NOT_FOUND');
      note(by, { questionId: id }, 'question deleted');
    },

    async createAll(drafts, by) {
      await db.transaction().execute(async (trx) => {
        let id = await nextQuestionId(trx);
        for (const draft of drafts) {
          await insertQuestion(trx, toStored(id, draft, clock.now()));
          id++;
        }
      });
      note(by, { questions: drafts.length }, 'questions imported');
      return drafts.length;
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
