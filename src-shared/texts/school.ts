/** What people read around the data of the school. */
export const schoolTexts = {
  saved: 'Data sekolah disimpan.',
  tooLong: 'Terlalu panjang.',
  kkm: 'KKM harus bilangan bulat 0 sampai 100.',
} as const;
