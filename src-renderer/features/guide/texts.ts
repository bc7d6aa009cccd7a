export const guideTexts = {
  contents: 'Isi panduan',
} as const;
