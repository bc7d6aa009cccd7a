import { describe, expect, it } from 'vitest';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { LOCAL_PLAY, type Level } from '#shared/constants/game.ts';
import {
  currentQuestion,
  isLevelFinished,
  levelGame,
  startPlay,
  type LevelGameAction,
} from './level-game.ts';
import type { LevelGame } from './level-game-state.ts';
import {
  levelResult,
  playResult,
  progressCells,
  runningScore,
  runningStreak,
} from './level-result.ts';

const SECOND = 1_000;
const QUESTION = LOCAL_PLAY.questionSeconds * SECOND;
const FEEDBACK = LOCAL_PLAY.feedbackSeconds * SECOND;

const choice = (id: number): PlayQuestion => ({
  id,
  character: 'Semar',
  level: 1,
  type: 'multiple_choice',
  conversation: ['Petruk: Apa?'],
  questionLine: 'Semar: _____',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  correctAnswerText: '',
  explanation: 'b',
});
const essay = (id: number): PlayQuestion => ({
  ...choice(id),
  type: 'essay',
  options: [],
  correctAnswerText: 'tindak',
});
const choices = (count: number) => Array.from({ length: count }, (_, i) => choice(i + 1));

const run = (game: LevelGame, ...actions: LevelGameAction[]): LevelGame =>
  actions.reduce(levelGame, game);
const begin = (questions: PlayQuestion[], level: Level = 1): LevelGame =>
  run(startPlay(level), { type: 'begin', questions, now: 0 });

/** Answers the current question and sits out its feedback. */
function answer(game: LevelGame, index: number, after = SECOND): LevelGame {
  const now = game.shownAt + after;
  return run(
    game,
    { type: 'choose', index },
    { type: 'submit', now },
    { type: 'tick', now: now + FEEDBACK },
  );
}
const runOut = (game: LevelGame): LevelGame =>
  run(game, { type: 'tick', now: game.deadline }, { type: 'tick', now: game.deadline + FEEDBACK });

describe('one question', () => {
  it('starts with a full timer and nothing chosen', () => {
    const game = run(startPlay(2), { type: 'begin', questions: choices(3), now: 500 });
    expect(game).toMatchObject({
      phase: 'answering',
      level: 2,
      deadline: 500 + QUESTION,
      draft: { selected: null, text: '' },
    });
    expect(progressCells(game)).toEqual(['current', 'open', 'open']);
  });

  it('does not start without questions, nor twice', () => {
    const empty = run(startPlay(1), { type: 'begin', questions: [], now: 0 });
    expect(empty.phase).toBe('loading');
    const game = begin(choices(2));
    expect(run(game, { type: 'begin', questions: choices(5), now: 9 })).toBe(game);
  });

  it.each([
    [1, 'right', 100],
    [0, 'wrong', 0],
  ] as const)('option %i is %s', (index, outcome, score) => {
    const game = run(begin(choices(2)), { type: 'choose', index }, { type: 'submit', now: SECOND });
    expect(game).toMatchObject({ phase: 'feedback', deadline: SECOND + FEEDBACK });
    expect(game.answers[0]).toMatchObject({ outcome, selected: index, seconds: 1 });
    expect(runningScore(game)).toBe(score);
    expect(currentQuestion(game)?.id).toBe(1);
  });

  it.each([
    ['Tindak.', 'right'],
    ['adus', 'wrong'],
  ] as const)('essay %j is %s', (text, outcome) => {
    const game = run(begin([essay(7)]), { type: 'write', text }, { type: 'submit', now: 1 });
    expect(game.answers[0]).toMatchObject({ outcome, text });
  });

  it('ignores an answer without a choice, and blank text', () => {
    const game = begin(choices(1));
    expect(run(game, { type: 'submit', now: 1 })).toBe(game);
    const blank = run(begin([essay(1)]), { type: 'write', text: '  ' });
    expect(run(blank, { type: 'submit', now: 1 })).toBe(blank);
  });

  it('ignores an option that is not there', () => {
    const game = begin([essay(1)]);
    expect(run(game, { type: 'choose', index: 0 })).toBe(game);
  });

  it('counts a double click once', () => {
    const once = run(begin(choices(2)), { type: 'choose', index: 1 }, { type: 'submit', now: 5 });
    expect(run(once, { type: 'submit', now: 6 }, { type: 'choose', index: 0 })).toBe(once);
  });

  it('runs out once, with no score', () => {
    const before = run(begin(choices(2)), { type: 'tick', now: QUESTION - 1 });
    expect(before.phase).toBe('answering');
    const game = run(before, { type: 'tick', now: QUESTION }, { type: 'tick', now: QUESTION + 1 });
    expect(game.phase).toBe('feedback');
    expect(game.answers).toHaveLength(1);
    expect(game.answers[0]).toMatchObject({ outcome: 'timeout', seconds: 60 });
    expect(runningScore(game)).toBe(0);
  });

  it('counts a click behind the deadline as run out', () => {
    const game = run(
      begin(choices(2)),
      { type: 'choose', index: 1 },
      { type: 'submit', now: QUESTION + 5 * SECOND },
    );
    expect(game.answers[0]).toMatchObject({ outcome: 'timeout', seconds: 60 });
  });

  it('loses one question, not several, while the tab sleeps', () => {
    const woken = run(begin(choices(5)), { type: 'tick', now: 3_600 * SECOND });
    expect(woken.answers).toHaveLength(1);
    expect(woken.deadline).toBe(3_600 * SECOND + FEEDBACK);
  });
});

describe('feedback', () => {
  const answered = run(begin(choices(2)), { type: 'choose', index: 1 }, { type: 'submit', now: 0 });

  it('moves on by itself after its time and clears the entry', () => {
    expect(run(answered, { type: 'tick', now: FEEDBACK - 1 })).toBe(answered);
    const next = run(answered, { type: 'tick', now: FEEDBACK });
    expect(next).toMatchObject({
      phase: 'answering',
      draft: { selected: null, text: '' },
      hintShown: false,
      deadline: FEEDBACK + QUESTION,
    });
    expect(currentQuestion(next)?.id).toBe(2);
  });

  it('waits while held, then goes on at once', () => {
    const held = run(answered, { type: 'hold' }, { type: 'tick', now: FEEDBACK * 9 });
    expect(held.phase).toBe('feedback');
    const next = run(held, { type: 'continue', now: FEEDBACK * 9 });
    expect(next).toMatchObject({ phase: 'answering', held: false, shownAt: FEEDBACK * 9 });
  });

  it('cannot be skipped unless held', () => {
    expect(run(answered, { type: 'continue', now: 1 })).toBe(answered);
  });

  it('lets the translation change, not the hint', () => {
    expect(run(answered, { type: 'toggle-translation' }).translated).toBe(true);
    expect(run(answered, { type: 'toggle-hint' })).toBe(answered);
  });
});

describe('abandoned seat', () => {
  it('is over after three questions in a row with nothing entered', () => {
    const two = runOut(runOut(begin(choices(5))));
    expect(two.phase).toBe('answering');
    const over = runOut(two);
    expect(over.phase).toBe('game-over');
    expect(isLevelFinished(over)).toBe(false);
  });

  it.each([
    ['an answer', (game: LevelGame) => answer(game, 0)],
    [
      'a choice that was not sent',
      (game: LevelGame) => runOut(run(game, { type: 'choose', index: 1 })),
    ],
  ])('starts counting anew after %s', (_, touch) => {
    const game = runOut(runOut(touch(runOut(runOut(begin(choices(9)))))));
    expect(game.phase).toBe('answering');
    expect(runOut(game).phase).toBe('game-over');
  });

  it('saves nothing, also when the level was at its end', () => {
    const game = runOut(runOut(begin(choices(3))));
    const last = run(game, { type: 'tick', now: game.deadline });
    expect(last.answers).toHaveLength(3);
    expect(isLevelFinished(last)).toBe(false);
    expect(run(last, { type: 'tick', now: last.deadline }).phase).toBe('game-over');
  });

  it('plays again from level 1', () => {
    const over = runOut(runOut(runOut(begin(choices(5), 3))));
    expect(run(over, { type: 'restart' })).toMatchObject({
      phase: 'loading',
      level: 1,
      answers: [],
      played: [],
    });
  });
});

describe('end of a level', () => {
  const finish = (level: Level, right: number, total = 10): LevelGame => {
    let game = begin(choices(total), level);
    for (let i = 0; i < total; i += 1) game = answer(game, i < right ? 1 : 0);
    return game;
  };

  it('is finished with the last answer, before its feedback ends', () => {
    let game = begin(choices(2));
    game = answer(game, 1);
    game = run(game, { type: 'choose', index: 1 }, { type: 'submit', now: game.shownAt + 1 });
    expect(game.phase).toBe('feedback');
    expect(isLevelFinished(game)).toBe(true);
  });

  it.each([
    [1, 7, 'level-done', true],
    [3, 6, 'level-done', false],
    [4, 10, 'summary', true],
    [4, 0, 'summary', false],
  ] as const)('level %i with %i of 10 right: %s', (level, right, phase, completed) => {
    const game = finish(level, right);
    expect(game.phase).toBe(phase);
    expect(levelResult(game.answers)).toMatchObject({
      correct: right,
      total: 10,
      needed: 7,
      completed,
      score: right * 100,
      seconds: 10 + 9 * LOCAL_PLAY.feedbackSeconds,
    });
  });

  it('goes to the next level only when completed', () => {
    const failed = finish(1, 6);
    expect(run(failed, { type: 'next-level' })).toBe(failed);
    const next = run(finish(1, 8), { type: 'next-level' });
    expect(next).toMatchObject({ phase: 'loading', level: 2 });
    expect(runningScore(next)).toBe(800);
  });

  it('has no level behind the last', () => {
    const summary = finish(4, 10);
    expect(run(summary, { type: 'next-level' })).toBe(summary);
  });

  it('repeats a level without counting the run before', () => {
    const again = run(finish(2, 5), { type: 'retry-level', now: 1_000_000 });
    expect(again).toMatchObject({ phase: 'answering', level: 2, run: 2, answers: [] });
    expect(runningScore(again)).toBe(0);
  });

  it('adds up the levels of a play', () => {
    let game = run(finish(3, 9), { type: 'next-level' });
    game = run(game, { type: 'begin', questions: choices(10), now: 0 });
    expect(runningStreak(answer(game, 1))).toBe(1);
    for (let i = 0; i < 10; i += 1) game = answer(game, i < 6 ? 1 : 0);
    expect(playResult(game)).toEqual({
      correct: 15,
      total: 20,
      score: 1_500,
      accuracy: 75,
      bestStreak: 9,
      seconds: 2 * (10 + 9 * LOCAL_PLAY.feedbackSeconds),
    });
  });

  it('starts anew with nothing', () => {
    const fresh = run(finish(4, 10), { type: 'restart' });
    expect(fresh).toMatchObject({ phase: 'loading', level: 1, played: [], answers: [] });
    expect(runningScore(fresh)).toBe(0);
  });

  it('cannot be restarted in the middle of a question', () => {
    const game = begin(choices(3));
    expect(run(game, { type: 'restart' })).toBe(game);
  });
});

describe('a pause of the class', () => {
  const pause = (now: number) => ({ type: 'pause', now }) as const;
  const resume = (now: number) => ({ type: 'resume', now }) as const;

  it('stops the clock, which goes on where it stood', () => {
    const game = run(begin(choices(2)), pause(20 * SECOND));
    expect(run(game, { type: 'tick', now: QUESTION })).toBe(game);
    expect(run(game, { type: 'choose', index: 1 }, { type: 'submit', now: QUESTION })).toBe(game);
    const later = run(game, resume(20 * SECOND + 90_000));
    expect(later.deadline).toBe(QUESTION + 90_000);
    const answered = run(
      later,
      { type: 'choose', index: 1 },
      { type: 'submit', now: 25 * SECOND + 90_000 },
    );
    expect(answered.answers[0]).toMatchObject({ outcome: 'right', seconds: 25 });
  });

  it('lets a level begin, whose time runs only afterwards', () => {
    const game = run(
      startPlay(1),
      pause(0),
      { type: 'begin', questions: choices(1), now: 5 * SECOND },
      resume(60 * SECOND),
    );
    expect(game).toMatchObject({ phase: 'answering', deadline: 60 * SECOND + QUESTION });
  });
});
