import type { CharacterId } from './characters.ts';

export interface Proverb {
  /** The saying, in Javanese. */
  text: string;
  /** What it means, in Indonesian. */
  meaning: string;
}

/** What the characters quote, apart from them: a page needs it with its first result only. */
export const PROVERBS: Readonly<Record<CharacterId, readonly [Proverb, ...Proverb[]]>> = {
  semar: [
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
  gareng: [
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
  petruk: [
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
  bagong: [
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
};
