import * as z from 'zod/mini';
import {
  ADMIN_PAGE_SIZE,
  LEVEL_QUESTIONS_DEFAULT,
  QUESTION_LABEL_MAX,
  QUIZ_COUNT_DEFAULT,
  QUIZ_COUNT_MAX,
} from '../constants/limits.ts';
import { CharacterRef, LevelParam, Page, Search, bounded, pageSize, paged } from './common.ts';
import { endpoint } from './endpoint.ts';
import { AdminQuestion, AnswerKey, OpenQuestion, PlayQuestion, Translation } from './question.ts';

/** A question in the list that admins and players share; answers only for admins (decisions). */
export const ListedQuestion = z.object({
  ...OpenQuestion.shape,
  ...z.partial(AnswerKey).shape,
  ...z.partial(
    z.pick(AdminQuestion, {
      difficulty: true,
      category: true,
      speechLevel: true,
      topic: true,
      competences: true,
    }),
  ).shape,
  translation: z.optional(z.partial(Translation, { correctAnswerText: true })),
});

/** A topic or a code as the curriculum has it; what it has not fits no question. */
const Label = z.optional(z.string().check(z.trim(), z.maxLength(QUESTION_LABEL_MAX)));

/** How the list of all questions is ordered; the first is the default. */
export const QUESTION_ORDERS = ['id', 'newest'] as const;
export type QuestionOrder = (typeof QUESTION_ORDERS)[number];

/** Section 7, Questions. */
export const questionsApi = {
  byCharacter: endpoint({
    method: 'GET',
    path: '/questions/character/:id',
    access: 'player',
    summary: 'Questions for local play, answers included.',
    compressed: true,
    params: z.object({ id: CharacterRef }),
    query: z.object({
      level: z.optional(LevelParam),
      page: Page,
      limit: pageSize(LEVEL_QUESTIONS_DEFAULT),
    }),
    response: z.array(PlayQuestion),
    meta: paged,
  }),
  quiz: endpoint({
    method: 'GET',
    path: '/questions/quiz/:characterId',
    access: 'player',
    summary: 'Random questions without their answers.',
    params: z.object({ characterId: CharacterRef }),
    query: z.object({ count: bounded(1, QUIZ_COUNT_MAX, QUIZ_COUNT_DEFAULT) }),
    response: z.array(OpenQuestion),
  }),
  list: endpoint({
    method: 'GET',
    path: '/questions',
    access: 'player',
    summary: 'All questions, page by page; answers only for admins.',
    query: z.object({
      page: Page,
      limit: pageSize(ADMIN_PAGE_SIZE),
      characterId: z.optional(CharacterRef),
      level: z.optional(LevelParam),
      search: Search,
      topic: Label,
      competence: Label,
      order: z._default(z.enum(QUESTION_ORDERS), QUESTION_ORDERS[0]),
    }),
    response: z.array(ListedQuestion),
    meta: paged,
  }),
};
