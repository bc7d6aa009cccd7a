import { LOCAL_PLAY } from '#shared/constants/game.ts';

/** Words of the question before a running game is left. */
export const leaveTexts = {
  level: {
    title: 'Tinggalkan level ini?',
    help: `Jawabanmu tersimpan. Level ini menunggumu ${LOCAL_PLAY.waitHours} jam di Pilih level, juga di komputer lain.`,
  },
  challenge: {
    title: 'Tinggalkan tantangan ini?',
    help: 'Jawabanmu sampai di sini tersimpan, tetapi waktu soal ini terus berjalan. Tantangan bisa dilanjutkan dari Pilih level.',
  },
  stay: 'Lanjut main',
  leave: 'Tinggalkan',
} as const;
