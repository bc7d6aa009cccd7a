import { randomInt } from 'node:crypto';

/** Plain words that a pupil reads aloud, copies and types without a mistake. */
const WORDS = [
  'anggur bambu batik belut bintang bulan buaya cabai cendana cemara coklat delima domba durian',
  'elang embun gajah gamelan garuda gitar gong gunung hujan hutan ikan itik jagung jahe jambu',
  'jangkrik jeruk kapal kapas kayu kebun kelapa kelinci kerbau kopi kuda kunci kura lampu langit',
  'laut lebah lele lilin lontar madu mangga manis matahari mawar melati merak merpati mutiara nanas',
  'nangka ombak padi pagar pandan pantai pasir payung pelangi pepaya perahu permata pisang pohon',
  'pulau rambutan rotan rubah rusa salak sapi sawah sawo semangka semut senja sirsak suling sungai',
  'tebu telaga teluk teratai terong topi tugu tupai udang ufuk ulat wayang wortel zaitun zebra',
]
  .join(' ')
  .split(' ');
/** Digits that nobody takes for a letter. */
const DIGITS = '23456789';
const DIGIT_COUNT = 4;

const pick = <T>(items: ArrayLike<T>): T => items[randomInt(items.length)] as T;

/**
 * A password to be read aloud: two words and four digits, as in 'gajah-melati-4827'. One of some 40
 * million, which the throttle of sign-ins puts out of reach; drawn with the system's own randomness,
 * since the game's can be foretold.
 */
export const readablePassword = (): string =>
  [pick(WORDS), pick(WORDS), Array.from({ length: DIGIT_COUNT }, () => pick(DIGITS)).join('')].join(
    '-',
  );
