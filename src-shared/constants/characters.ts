/** The four Punakawan, in the order of their client numbers 1 to 4 (section 3 and the decisions). */

/** Server-side identifiers; client number n is the n-th of them. */
export const CHARACTER_IDS = ['semar', 'gareng', 'petruk', 'bagong'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const CHARACTER_NAMES = ['Semar', 'Gareng', 'Petruk', 'Bagong'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export interface CharacterProfile {
  _id: CharacterId;
  id: number;
  name: CharacterName;
  description: string;
  /** Colour of the character's stage; a shade of the theme, for clients without the theme. */
  color: string;
  /** Portrait, a path on the product's own server. */
  image: string;
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
  },
  {
    _id: 'gareng',
    id: 2,
    name: 'Gareng',
    description:
      'Sahabat yang teliti dan hati-hati. Bersama Gareng kamu belajar bahasa di sekolah dan antarteman.',
    color: '#8F361C',
    image: '/characters/gareng.svg',
  },
  {
    _id: 'petruk',
    id: 3,
    name: 'Petruk',
    description:
      'Si jenaka yang luwes bergaul. Bersama Petruk kamu menawar di pasar dan menjalani hari.',
    color: '#115A60',
    image: '/characters/petruk.svg',
  },
  {
    _id: 'bagong',
    id: 4,
    name: 'Bagong',
    description:
      'Si bungsu yang polos dan jujur. Bersama Bagong kamu mengenal keluarga, makanan, dan rumah.',
    color: '#6E2C53',
    image: '/characters/bagong.svg',
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
