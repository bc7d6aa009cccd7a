/** What people read when progress is recorded. */
export const progressTexts = {
  impossibleScore: 'Skor ini tidak mungkin untuk level ini.',
} as const;
