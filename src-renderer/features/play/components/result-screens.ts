// What a level ends with, in one place to be loaded later.
export { LevelOutcome } from './LevelOutcome.tsx';
export { LevelReview } from './LevelReview.tsx';
