/** Words denied whatever the lexicon lists, each with the form to use instead. */
export const DENIED_WORDS: Readonly<
  Record<string, { kind: 'madya' | 'non-standard'; use: string }>
> = {
  // R14: krama desa and contested krama.
  sedanten: { kind: 'non-standard', use: 'sedaya' },
  sepah: { kind: 'non-standard', use: 'sepuh' },
  tebah: { kind: 'non-standard', use: 'tebih' },
  milai: { kind: 'non-standard', use: 'wiwit' },
  enjang: { kind: 'non-standard', use: 'enjing' },
  aksanten: { kind: 'non-standard', use: 'aksara' },
  nami: { kind: 'non-standard', use: 'nama' },
  artos: { kind: 'non-standard', use: 'arta' },
  wucal: { kind: 'non-standard', use: 'wulang' },
  // R15: madya.
  ajeng: { kind: 'madya', use: 'badhe' },
  teng: { kind: 'madya', use: 'dhateng / wonten' },
  njenengan: { kind: 'madya', use: 'panjenengan' },
  jenengan: { kind: 'madya', use: 'panjenengan' },
  mawon: { kind: 'madya', use: 'kemawon' },
  onten: { kind: 'madya', use: 'wonten' },
  empun: { kind: 'madya', use: 'sampun' },
  mpun: { kind: 'madya', use: 'sampun' },
  seniki: { kind: 'madya', use: 'samenika' },
  sakniki: { kind: 'madya', use: 'samenika' },
  ngoten: { kind: 'madya', use: 'mekaten' },
  ngeten: { kind: 'madya', use: 'mekaten' },
  turene: { kind: 'madya', use: 'cariyosipun' },
};

/** Common Indonesian words of R25 that the first column of the lexicon does not list. */
export const INDONESIAN_WORDS: ReadonlySet<string> = new Set(
  `yang sudah belum tidak bukan dengan untuk dari kepada adalah akan sedang sangat sekali karena
  tetapi tapi atau jika kalau bahwa saya kamu anda kami kita mereka dia ini itu apakah siapa
  bagaimana mengapa kenapa berapa makan minum tidur pergi pulang datang mau bisa boleh harus
  jangan tolong selamat terima kasih silakan permisi besok kemarin sekarang nanti tadi hari ini
  lupa ingat takut marah senang sedih bagus baik buruk besar kecil banyak sedikit semua setiap
  lagi juga saja masih pernah sering tanya jawab minta pinjam beri ambil bawa lihat dengar`.split(
    /\s+/,
  ),
);
