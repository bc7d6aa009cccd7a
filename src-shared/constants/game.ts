/**
 * Numbers of the game, each from section 9 of the specification unless said otherwise.
 * Durations end in `Seconds` or `Ms`; nothing here is typed a second time anywhere.
 */

/** Local play (/gameplay). */
export const LOCAL_PLAY = {
  /** Seconds to answer one question. */
  questionSeconds: 60,
  /** Seconds left at which the timer turns red. */
  warningSeconds: 10,
  /** How long the feedback stays before the next question. */
  feedbackSeconds: 3,
  /** Score per correct answer. */
  pointsPerCorrect: 100,
  /** Questions in a row that may run out with nothing answered before 'Game Over!' (decisions). */
  unansweredInARow: 3,
  /** A run that was left is gone on with for this long (decisions). */
  waitHours: 24,
} as const;

/** Server sessions (/game/{sessionId}). */
export const SESSION = {
  /** Seconds to answer one question. */
  questionSeconds: 30,
  /** Seconds left at which the warning colour applies. */
  warningSeconds: 10,
  /** How long the feedback stays before the next question. */
  feedbackSeconds: 2,
  /** Pause between the last feedback and the result screen. */
  resultDelaySeconds: 2,
  /** Allowance for the network before an answer counts as late (decisions). */
  networkGraceSeconds: 5,
  /** Questions drawn when the client names no count (decisions). */
  defaultQuestions: 10,
  maxQuestions: 20,
  /** At most one of so many drawn questions is an essay (decisions). */
  questionsPerEssay: 3,
  lives: 3,
  /** One bonus point for each of these seconds left (decisions). */
  secondsPerBonusPoint: 6,
  /** An untouched session is abandoned after this long (decisions). */
  idleMinutes: 30,
  /** `selectedAnswer` that says: time ran out with nothing chosen. */
  noChoice: -1,
} as const;

/** Points of a server question unless an admin says otherwise (editor default). */
export const DEFAULT_QUESTION_POINTS = 10;

/** Most time bonus a session answer can earn. */
export const MAX_TIME_BONUS = SESSION.questionSeconds / SESSION.secondsPerBonusPoint;

/** Editor defaults for saved questions. */
export const EDITOR_DEFAULTS = {
  difficulty: 'medium',
  category: 'general',
  points: DEFAULT_QUESTION_POINTS,
  level: 1,
} as const;

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];
/** Level a player can always start. */
export const FIRST_LEVEL: Level = 1;
export const LAST_LEVEL: Level = 4;

/** Percent of a level's questions that must be right for it to count as completed. */
export const LEVEL_PASS_PERCENT = 70;

export const OPTIONS_PER_QUESTION = 4;
export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;

/** Built-in questions that offer a hint. */
export const HINT_QUESTION_IDS: readonly number[] = [103, 203, 301];

/** First id of a question made by a person; smaller ids are built in (decisions). */
export const FIRST_EDITOR_QUESTION_ID = 10_001;

export const WHEEL = { spinSeconds: 3, segments: 4 } as const;

/** Praise by accuracy on the result screen, best first. */
export const PRAISE = [
  { fromPercent: 90, text: 'Luar Biasa!' },
  { fromPercent: 75, text: 'Bagus Sekali!' },
  { fromPercent: 60, text: 'Cukup Baik!' },
  { fromPercent: 0, text: 'Terus Berlatih!' },
] as const;

/** Accuracy from which the result screen celebrates (design). */
export const CELEBRATION_FROM_PERCENT = 75;

/** Right answers in a row: from how many they are shown, and after how many each time celebrated. */
export const STREAK = { shownFrom: 2, celebratedEvery: 5 } as const;

/** An essay key or answer shorter than this must match exactly (decisions). */
export const ESSAY_MIN_CONTAINED = 3;

/** An essay answer longer than `factor` times the accepted text plus `spare` characters is wrong (decisions). */
export const ESSAY_LONGEST = { factor: 2, spare: 20 } as const;
/** A gap to fill in a question line: two underscores or more. */
export const BLANK_PATTERN = /_{2,}/u;

/** Separates several accepted answers of one essay (decisions). */
export const ESSAY_ALTERNATIVES = ' / ';
