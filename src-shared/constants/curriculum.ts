import type { CharacterId } from './characters.ts';

/**
 * What a pupil can do, of the local subject Bahasa Jawa in phases C (SD 5 and 6) and D (SMP 7 to 9).
 * A code is phase, element and number: unggah-ungguh, kosakata, pacelathon, paribasan, geguritan and
 * cangkriman, tembang, wayang, aksara Jawa, adat.
 * Codes and wording are our own; schools map them to their lists.
 */
export const COMPETENCES = {
  'C.UU.1': 'Memakai salam dan ungkapan santun sesuai waktu dan orang',
  'C.UU.2': 'Membedakan ngoko lugu dan ngoko alus menurut mitra bicara',
  'C.UU.3': 'Memakai krama inggil untuk orang lain, bukan untuk diri sendiri',
  'C.KS.1': 'Memahami kosakata rumah, sekolah, tubuh, makanan, hewan',
  'C.KS.2': 'Mengenali kata jebakan Indonesia-Jawa serta beda a/o, d/dh, t/th',
  'C.KS.3': 'Memakai bilangan, jam, hari, dan pasaran',
  'C.PC.1': 'Menangkap isi dan maksud dialog pendek',
  'C.PB.1': 'Melengkapi peribahasa dan menyebut maknanya',
  'C.GP.1': 'Menebak cangkriman dan melengkapi parikan',
  'C.TM.1': 'Mengenal nama dan watak tembang macapat',
  'C.WY.1': 'Mengenal Punakawan, sifat, dan asalnya',
  'C.AJ.1': 'Membaca kata beraksara Jawa',
  'C.AD.1': 'Mengenal adat, dolanan, dan makanan setempat',
  'D.UU.1': 'Menyusun kalimat krama dengan dasar dan imbuhan setingkat',
  'D.UU.2': 'Memilih krama inggil dan krama andhap menurut pelaku dan tujuan',
  'D.UU.3': 'Mengurutkan dan memperbaiki tuturan menurut unggah-ungguh',
  'D.KS.1': 'Memakai kosakata krama, termasuk kata bermakna ganda',
  'D.KS.2': 'Menghitung harga dan waktu dalam krama',
  'D.PC.1': 'Menyampaikan pesan, undangan, izin, dan permintaan maaf',
  'D.PB.1': 'Memilih paribasan, bebasan, atau saloka yang cocok dengan peristiwa',
  'D.GP.1': 'Menjelaskan rima dan isi parikan serta geguritan',
  'D.TM.1': 'Menerapkan guru gatra, guru wilangan, dan guru lagu',
  'D.WY.1': 'Menarik teladan dari lakon',
  'D.AJ.1': 'Membaca kalimat beraksara Jawa berpasangan',
  'D.AD.1': 'Menjelaskan urutan dan makna upacara serta sikap di dalamnya',
} as const;
export type CompetenceCode = keyof typeof COMPETENCES;

// Keys of an object literal are of its type; Object.keys only says string.
export const COMPETENCE_CODES = Object.keys(COMPETENCES) as CompetenceCode[];

/** Most competences that one question trains. */
export const QUESTION_COMPETENCES_MAX = 3;

/** What the questions of each character are about, five topics of four questions in every level. */
export const TOPICS: Readonly<Record<CharacterId, readonly string[]>> = {
  semar: [
    'salam dan tata krama',
    'sowan dan tetangga',
    'pitutur dan paribasan',
    'sawah dan alam',
    'slametan dan adat',
  ],
  gareng: [
    'sekolah dan guru',
    'teman dan tolong-menolong',
    'jam, hari, dan janji',
    'kesehatan dan kehati-hatian',
    'angka dan tugas',
  ],
  petruk: [
    'pasar dan tawar-menawar',
    'uang dan bilangan',
    'perjalanan dan arah',
    'pekerjaan sehari-hari',
    'permainan dan gurauan',
  ],
  bagong: [
    'keluarga',
    'makanan dan dapur',
    'rumah dan pakaian',
    'jujur dan minta maaf',
    'badan, hewan, dan warna',
  ],
};

/** All topics, by character. */
export const ALL_TOPICS: readonly string[] = Object.values(TOPICS).flat();

export const PHASES = ['C', 'D'] as const;
export type Phase = (typeof PHASES)[number];

/** Levels 1 and 2 serve phase C, levels 3 and 4 phase D. */
export const phaseOf = (level: number): Phase => (level <= 2 ? 'C' : 'D');
