// What a level ends with, in one place to be loaded later.
export { AnswerReview } from './AnswerReview.tsx';
export { LevelOutcome } from './LevelOutcome.tsx';
