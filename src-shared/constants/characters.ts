/** The four Punakawan, in the order of their client numbers 1 to 4 (section 3 and the decisions). */

/** Server-side identifiers; client number n is the n-th of them. */
export const CHARACTER_IDS = ['semar', 'gareng', 'petruk', 'bagong'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const CHARACTER_NAMES = ['Semar', 'Gareng', 'Petruk', 'Bagong'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export interface Proverb {
  /** The saying, in Javanese. */
  text: string;
  /** What it means, in Indonesian. */
  meaning: string;
}

export interface CharacterProfile {
  _id: CharacterId;
  id: number;
  name: CharacterName;
  description: string;
  /** Colour of the character's stage; a shade of the theme, for clients without the theme. */
  color: string;
  /** Portrait, a path on the product's own server. */
  image: string;
  proverbs: readonly [Proverb, ...Proverb[]];
}

export const CHARACTERS: readonly [
  CharacterProfile,
  CharacterProfile,
  CharacterProfile,
  CharacterProfile,
] = [
  {
    _id: 'semar',
    id: 1,
    name: 'Semar',
    description:
      'Sesepuh yang sabar dan bijaksana. Bersama Semar kamu belajar salam, tata krama, dan pitutur.',
    color: '#8F610E',
    image: '/characters/semar.svg',
    proverbs: [
      {
        text: 'Ajining dhiri saka lathi, ajining raga saka busana',
        meaning: 'Kehormatan diri tampak dari tutur kata, kehormatan badan dari busana.',
      },
      {
        text: 'Ngundhuh wohing pakarti',
        meaning: 'Setiap orang memetik hasil perbuatannya sendiri.',
      },
      {
        text: 'Mikul dhuwur, mendhem jero',
        meaning: 'Menjunjung nama orang tua dan menutup kekurangannya.',
      },
      {
        text: 'Memayu hayuning bawana',
        meaning: 'Menjaga keselamatan dan keindahan dunia.',
      },
      {
        text: 'Sura dira jayaningrat, lebur dening pangastuti',
        meaning: 'Kekuatan dan angkara luluh oleh kelembutan budi.',
      },
      { text: 'Aja dumeh', meaning: 'Jangan mentang-mentang.' },
    ],
  },
  {
    _id: 'gareng',
    id: 2,
    name: 'Gareng',
    description:
      'Sahabat yang teliti dan hati-hati. Bersama Gareng kamu belajar bahasa di sekolah dan antarteman.',
    color: '#8F361C',
    image: '/characters/gareng.svg',
    proverbs: [
      {
        text: 'Alon-alon waton kelakon',
        meaning: 'Biar pelan asal tujuan tercapai; jangan tergesa.',
      },
      {
        text: 'Jer basuki mawa beya',
        meaning: 'Keberhasilan menuntut usaha dan pengorbanan.',
      },
      {
        text: 'Rukun agawe santosa, crah agawe bubrah',
        meaning: 'Rukun menguatkan, berselisih merusak.',
      },
      {
        text: 'Kriwikan dadi grojogan',
        meaning: 'Soal kecil yang dibiarkan menjadi besar.',
      },
      {
        text: 'Kebat kliwat, gancang pincang',
        meaning: 'Yang serba tergesa hasilnya kurang baik.',
      },
    ],
  },
  {
    _id: 'petruk',
    id: 3,
    name: 'Petruk',
    description:
      'Si jenaka yang luwes bergaul. Bersama Petruk kamu menawar di pasar dan menjalani hari.',
    color: '#115A60',
    image: '/characters/petruk.svg',
    proverbs: [
      {
        text: 'Sepi ing pamrih, rame ing gawe',
        meaning: 'Giat bekerja tanpa mengejar keuntungan sendiri.',
      },
      {
        text: 'Tuna satak bathi sanak',
        meaning: 'Rugi sedikit tidak apa, asal bertambah saudara.',
      },
      { text: 'Ana dina, ana upa', meaning: 'Setiap hari ada rezeki bila mau berusaha.' },
      {
        text: 'Kakehan gludhug kurang udan',
        meaning: 'Banyak bicara, sedikit bukti.',
      },
      {
        text: 'Cincing-cincing meksa klebus',
        meaning: 'Ingin berhemat malah boros.',
      },
    ],
  },
  {
    _id: 'bagong',
    id: 4,
    name: 'Bagong',
    description:
      'Si bungsu yang polos dan jujur. Bersama Bagong kamu mengenal keluarga, makanan, dan rumah.',
    color: '#6E2C53',
    image: '/characters/bagong.svg',
    proverbs: [
      {
        text: 'Becik ketitik, ala ketara',
        meaning: 'Yang baik akan tampak, yang buruk pun ketahuan.',
      },
      {
        text: 'Sapa nandur bakal ngundhuh',
        meaning: 'Siapa menanam akan memetik hasilnya.',
      },
      {
        text: 'Mangan ora mangan, kumpul',
        meaning: 'Kebersamaan keluarga lebih utama daripada harta.',
      },
      {
        text: 'Kacang mangsa ninggala lanjaran',
        meaning: 'Sifat anak meniru orang tuanya.',
      },
      {
        text: 'Wani ngalah, luhur wekasane',
        meaning: 'Berani mengalah berakhir mulia.',
      },
    ],
  },
];

/** What a character's QR image says to the AR scanner application (decisions). */
export const qrPayload = (id: CharacterId): string => `punakawan://character/${id}`;

/** The profile of an identifier. */
export function characterOf(id: CharacterId): CharacterProfile {
  const index = CHARACTER_IDS.indexOf(id);
  return CHARACTERS[index] ?? CHARACTERS[0];
}

/**
 * The identifier meant by an identifier, a client number or a name, in any case;
 * undefined for anything else. The edge answers that with 'Invalid character ID' (section 3).
 */
export function parseCharacterId(value: unknown): CharacterId | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const wanted = text.trim().toLowerCase();
  return CHARACTERS.find((c) => c._id === wanted || String(c.id) === wanted)?._id;
}
