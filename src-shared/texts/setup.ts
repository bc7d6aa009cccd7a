/** What people read while the first admin is made (sections 2, 5 and 8). */
export const setupTexts = {
  created: 'Admin pertama berhasil dibuat. Silakan masuk.',
} as const;
