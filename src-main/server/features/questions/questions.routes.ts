import { LEVELS } from '#shared/constants/game.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { toPagination } from '../../http/pagination.ts';
import { shuffled } from '../../lib/random.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { findQuestions, listQuestionKeys, listQuestions } from './questions.repository.ts';
import { toAdminQuestion, toOpenQuestion } from './questions.views.ts';

export function registerQuestions({ mount }: Routes, context: ServerContext): void {
  const { db, scope, random } = context;

  mount(questionsApi.byCharacter, async ({ params, query }) => {
    const filter = { characterId: params.id, level: query.level };
    const { questions, total } = await listQuestions(db, scope, filter, query);
    return {
      data: questions.map((question) => question.content),
      pagination: toPagination(query, total),
    };
  });

  mount(questionsApi.quiz, async ({ params, query }) => {
    const keys = await listQuestionKeys(db, { characterId: params.characterId, levels: LEVELS });
    const drawn = shuffled(random, keys).slice(0, query.count);
    const found = await findQuestions(
      db,
      scope,
      drawn.map((key) => key.id),
    );
    return {
      data: shuffled(random, found).map(({ content, points }) => toOpenQuestion(content, points)),
    };
  });

  mount(questionsApi.list, async ({ query }, { actor }) => {
    const { questions, total } = await listQuestions(db, scope, query, query);
    return {
      data: questions.map((question) =>
        actor.role === 'admin'
          ? toAdminQuestion(question)
          : toOpenQuestion(question.content, question.points),
      ),
      pagination: toPagination(query, total),
    };
  });
}
