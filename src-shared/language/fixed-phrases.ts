/**
 * Phrases that keep their form in every level and are matched first, longest first (R23): greetings
 * beyond those of the lexicon, and the proverbs that the game quotes.
 */
export const FIXED_PHRASES: readonly string[] = [
  'matur sembah nuwun',
  'nyuwun duka',
  'tanggap warsa',
  'kirang priksa',
  'kirang pirsa',
  'nuwun inggih',
  'sugeng makarya',
  'sugeng pepanggihan',
  'sugeng sinau',
  'ngundhuh wohing pakarti',
  'alon-alon waton kelakon',
  'tuna satak bathi sanak',
  'becik ketitik ala ketara',
  'mikul dhuwur mendhem jero',
  'memayu hayuning bawana',
  'sura dira jayaningrat lebur dening pangastuti',
  'aja dumeh',
  'urip iku urup',
  'jer basuki mawa beya',
  'rukun agawe santosa crah agawe bubrah',
  'kriwikan dadi grojogan',
  'kebat kliwat gancang pincang',
  'sepi ing pamrih rame ing gawe',
  'ana dina ana upa',
  'kakehan gludhug kurang udan',
  'cincing-cincing meksa klebus',
  'gupak pulute ora mangan nangkane',
  'kebo nusu gudel',
  'mangan ora mangan kumpul',
  'kacang mangsa ninggala lanjaran',
  'diwenehi ati ngrogoh rempela',
  'opor bebek mentas awake dhewek',
  'wani ngalah luhur wekasane',
  'ajining dhiri saka lathi',
  'ajining raga saka busana',
  'rukun agawe santosa',
  'crah agawe bubrah',
  'becik ketitik',
  'ala ketara',
];

/** Salam rows of the lexicon that are no fixed phrase although they stand under that topic. */
export const LEVELLED_GREETING =
  /^(njaluk|nyuwun|piye|kados|apik|sae|ketemu|kepanggih|ora|mboten|padha|sami)/;
