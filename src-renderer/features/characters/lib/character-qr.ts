import type { CharacterId } from '#shared/constants/characters.ts';

/**
 * The codes of the four characters, drawn ahead: an encoder would be a tenth of what a student's
 * browser loads before the first question. Rows from the top, each a number in base 36 whose bits
 * are the modules; a test compares them with the encoder's.
 */
const ROWS: Record<CharacterId, string> = {
  semar:
    'ju0lb a7135 einod el5r1 ej9lp a7m81 jvfy7 188w jnlii jhdhg dlau7 5e52r ho1gf ' +
    'gkhey dnov7 cinb5 cnlrx 1n32 jvec7 a5laq ekzr0 ekhuj ekp41 a7po1 jw6nb',
  gareng:
    'jw9rz a5i69 ejhwd ej78d ej5nh a64ap jvfy7 2cxs h19a9 69b4o i1xu5 jpdx9 gjc2x ' +
    'b2t5e hobyf esqzh co5j3 1t00 juw5t a6l95 ekc1m el7bb ejgz7 a6wjj jwaoh',
  petruk:
    'jua2n a7n7l ejsrh ekzfh ej04d a703l jvfy7 9hc jny5m g0sqs c5lb3 e465v io7kv ' +
    'e28fe eu9pf ayzk1 ev8cd 2cda jv4uv a58nl ekq9q ekhuj ekaw1 a6my9 jv4pz',
  bagong:
    'jua2n a7n7l ejsrh ekzfh ej04d a703l jvfy7 6bk jnru2 ik3no 2pr1b bcm5v 9crbz ' +
    'iid62 ebx5v a4cjl elnul 2p0e jv1p3 a5ez5 ekgse ektp7 el1r5 a6q41 jvu07',
};

const SIZE = 25;
const BASE = 36;

/** Modules of a character's code, true for dark. */
export const characterQr = (id: CharacterId): boolean[][] =>
  ROWS[id].split(' ').map((row) => {
    const bits = parseInt(row, BASE).toString(2).padStart(SIZE, '0');
    return [...bits].map((bit) => bit === '1');
  });
