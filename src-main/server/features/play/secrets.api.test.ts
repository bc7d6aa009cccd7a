import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameApi } from '#shared/contracts/game.contract.ts';
import {
  addQuestion,
  addQuestions,
  emptyBankApi,
  finishLevel,
  startSession,
  type QuestionWish,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

/** Stands in every text that tells an answer, and nowhere else. */
const MARK = 'RAHASIA-WANGSULAN';
const KEYS = ['correctAnswer', 'correctAnswerText', 'explanation'];

/** A question whose answer can be recognised wherever it turns up. */
const marked = (wish: QuestionWish = {}): QuestionWish => ({
  ...wish,
  content: {
    correctAnswerText: `${MARK}-kunci`,
    explanation: `${MARK}-penjelasan`,
    hint: 'Bantuan',
    translation: {
      conversation: ['Bapak: Soal.'],
      questionLine: 'Apa artinya?',
      options: wish.type === 'essay' ? [] : ['satu', 'dua', 'tiga', 'empat'],
      correctAnswerText: `${MARK}-terjemahan`,
    },
    ...wish.content,
  },
});

/** Every name of a field, however deep it stands. */
function fieldNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    fieldNames(inner, names);
  }
  return names;
}

describe('before a question is answered', () => {
  let api: TestApi;
  let player: Client;
  beforeEach(async () => {
    api = await emptyBankApi();
    player = await api.player();
  });
  afterEach(() => api.close());

  it('no reply to a player holds any part of its answer', async () => {
    for (let n = 0; n < 6; n++) await addQuestion(api, marked());
    for (let n = 0; n < 3; n++) await addQuestion(api, marked({ type: 'essay' }));
    const session = await startSession(player);
    const open = session.questions.map((question) => question._id);
    const wrong = { sessionId: session._id, questionId: open[1], selectedAnswer: 0 };

    const calls: [method: string, path: string, body?: unknown][] = [
      ['GET', `/game/session/${session._id}`],
      ['GET', '/game/sessions'],
      ['GET', '/questions?limit=100'],
      ['GET', '/questions?search=penjelasan'],
      ['GET', `/questions?search=${open[0]}`],
      ['GET', '/questions/quiz/semar?count=50'],
      ['GET', '/characters'],
      ['GET', '/characters/semar'],
      ['GET', '/characters/random'],
      ['POST', '/game/spin', {}],
      ['GET', '/game/leaderboard'],
      ['GET', '/progress'],
      ['GET', '/progress/levels/semar'],
      ['GET', '/progress/leaderboard'],
      ['GET', '/auth/me'],
      // Refused ones as well.
      ['POST', '/game/session/answer', wrong],
      ['POST', '/game/session/answer', { ...wrong, questionId: open[0], selectedAnswer: 9 }],
      ['GET', `/questions/${open[0]}`],
      ['GET', `/admin/questions/${open[0]}`],
      ['POST', '/game/session/start', { characterId: 'semar' }],
      ['POST', `/game/session/${session._id}/complete`, {}],
      ['GET', `/game/session/${session._id}`],
    ];
    const seen = [JSON.stringify(session)];
    for (const [method, path, body] of calls) {
      seen.push((await player.send(method, path, { body })).text);
    }
    for (const text of seen) {
      expect(text).not.toContain(MARK);
      for (const key of KEYS) expect(fieldNames(JSON.parse(text))).not.toContain(key);
    }
  });

  it('its verdict tells that one question and no other', async () => {
    for (let n = 0; n < 4; n++) {
      await addQuestion(api, marked({ type: 'essay', content: { explanation: `${MARK}-${n}` } }));
    }
    const session = await startSession(player);
    for (const question of session.questions) {
      const body = { sessionId: session._id, questionId: question._id, textAnswer: 'embuh' };
      const { data } = await player.call(gameApi.answer, { body });
      const told = data.explanation;
      const seen = JSON.stringify([
        { ...data, explanation: '', correctAnswerText: '' },
        (await player.call(gameApi.sessions, { query: {} })).data,
      ]);
      expect(told).toContain(MARK);
      expect(seen).not.toContain(MARK);
    }
  });
});

/** Chance that repeats itself: the same draws on every server. */
function repeatable() {
  let state = 7;
  return {
    next: () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    },
  };
}

describe('the answer cannot be worked out', () => {
  it('from anything sent: with other keys, every byte is the same', async () => {
    const replies = await Promise.all(
      [0, 1].map(async (shift) => {
        const api = await emptyBankApi({ random: repeatable() });
        try {
          const player = await api.player();
          for (let id = 10_001; id <= 10_020; id++) {
            const isEssay = id % 5 === 0;
            await addQuestion(api, {
              type: isEssay ? 'essay' : 'multiple_choice',
              level: id % 2 === 0 ? 2 : 1,
              content: {
                id,
                correctAnswer: isEssay ? 0 : (id + shift) % 4,
                correctAnswerText: isEssay ? `kunci ${shift}` : '',
                explanation: `penjelasan ${shift}`,
              },
            });
          }
          await addQuestions(api, 1, { characterId: 'bagong' });
          await finishLevel(player, { correct: 10 });
          const seen: string[] = [];
          for (const [method, path, body] of [
            ['POST', '/game/session/start', { characterId: 'semar' }],
            ['GET', '/game/session/1'],
            ['GET', '/game/sessions'],
            ['GET', '/questions?limit=100'],
            ['GET', '/questions/quiz/semar?count=50'],
            ['GET', '/characters'],
          ] as const) {
            seen.push((await player.send(method, path, { body })).text);
          }
          return seen;
        } finally {
          await api.close();
        }
      }),
    );
    expect(replies[0]).toHaveLength(6);
    expect(replies[1]).toEqual(replies[0]);
  });
});
