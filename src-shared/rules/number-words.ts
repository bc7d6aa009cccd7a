/** Ones by their words in ngoko and krama, alone and before a unit. */
const ONES: Readonly<Record<string, number>> = {
  siji: 1,
  sak: 1,
  setunggal: 1,
  loro: 2,
  rong: 2,
  kalih: 2,
  telu: 3,
  telung: 3,
  tiga: 3,
  tigang: 3,
  papat: 4,
  patang: 4,
  sekawan: 4,
  kawan: 4,
  lima: 5,
  limang: 5,
  gangsal: 5,
  enem: 6,
  nem: 6,
  nenem: 6,
  pitu: 7,
  pitung: 7,
  wolu: 8,
  wolung: 8,
  sanga: 9,
  sangang: 9,
};

/** Numbers that are one word. */
const WHOLE: Readonly<Record<string, number>> = {
  nol: 0,
  sepuluh: 10,
  sedasa: 10,
  sewelas: 11,
  setunggalwelas: 11,
  rolas: 12,
  kalihwelas: 12,
  telulas: 13,
  tigawelas: 13,
  patbelas: 14,
  sekawanwelas: 14,
  limalas: 15,
  gangsalwelas: 15,
  nembelas: 16,
  pitulas: 17,
  wolulas: 18,
  sangalas: 19,
  selikur: 21,
  rolikur: 22,
  telulikur: 23,
  patlikur: 24,
  selawe: 25,
  selangkung: 25,
  nemlikur: 26,
  pitulikur: 27,
  wolulikur: 28,
  sangalikur: 29,
  seket: 50,
  sewidak: 60,
  satus: 100,
  setunggalatus: 100,
  sewu: 1000,
  sayuta: 1_000_000,
};

const TIMES: Readonly<Record<string, number>> = {
  puluh: 10,
  dasa: 10,
  atus: 100,
  ewu: 1000,
  yuta: 1_000_000,
};
const ADDED: Readonly<Record<string, number>> = { welas: 10, likur: 20 };

/** From this factor on, what follows is counted anew: telung ewu | rong atus. */
const GROUP = 1000;

/** A text read for the number in it: its value, and the words around it, lower-case. */
export interface NumberInText {
  value: number;
  rest: string;
}

/**
 * The number that a text tells in digits or in Javanese words, ngoko or krama; undefined when it
 * tells none. Dots group digits: 5.000 is five thousand.
 */
export function numberIn(text: string): NumberInText | undefined {
  let [whole, current] = [0, 0];
  let found = false;
  const rest: string[] = [];
  for (const word of text.toLowerCase().split(/[\s,;:!?]+|\.(?!\d)/)) {
    const read = valueOf(word);
    if (read) {
      found = true;
      current = read(current);
      if (word in TIMES && (TIMES[word] ?? 0) >= GROUP) [whole, current] = [whole + current, 0];
    } else if (word !== '') rest.push(word);
  }
  return found ? { value: whole + current, rest: rest.join(' ') } : undefined;
}

/** What a word makes of the number so far; undefined when it is none of a number. */
function valueOf(word: string): ((current: number) => number) | undefined {
  if (/^\d[\d.]*$/.test(word)) return (current) => current + Number(word.replaceAll('.', ''));
  const added = ONES[word] ?? WHOLE[word] ?? ADDED[word];
  if (added !== undefined) return (current) => current + added;
  const factor = TIMES[word];
  return factor === undefined ? undefined : (current) => (current || 1) * factor;
}
