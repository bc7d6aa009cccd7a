import { describe, expect, it } from 'vitest';
import { lookUp } from './lookup.ts';
import { denasalise } from './nasal.ts';
import { unreduplicate } from './reduplication.ts';

describe('affix stripping', () => {
  it.each([
    ['bukune', 'buku', '-e'],
    ['griyanipun', 'griya', '-ipun'],
    ['dakwaca', 'waca', 'dak-'],
    ['dipuntumbas', 'tumbas', 'dipun-'],
    ['dipundhut', 'pundhut', 'di-'],
    ['diasta', 'asta', 'di-'],
    ['kegedhen', 'gedhe', '-en ke-'],
    ['isinen', 'isi', '-en'],
    ['gawanen', 'gawa', '-en'],
    ['jupukna', 'jupuk', '-na'],
    ['wangsulaken', 'wangsul', '-aken'],
    ['bocah-bocah', 'bocah', 'R'],
    ['sagelas', 'gelas', 'sa-'],
    ['tanganmu', 'tangan', '-mu'],
  ])('takes %s apart', (word, stem, affixes) => {
    const readings = lookUp(word).map((reading) => [reading.form, reading.affixes.join(' ')]);
    expect(readings).toContainEqual([stem, affixes]);
  });

  it.each([
    ['ditumbas', 'K', 'N'],
    ['nukokaken', 'N', 'K'],
    ['numbasake', 'K', 'N'],
    ['omahipun', 'N', 'K'],
  ])('tells stem and affix of %s apart', (word, level, affixLevel) => {
    const readings = lookUp(word);
    expect(readings.length).toBeGreaterThan(0);
    for (const reading of readings) expect(reading).toMatchObject({ level, affixLevel });
  });

  it('prefers the whole form of the lexicon', () => {
    expect(lookUp('panganan').every(({ affixes }) => affixes.length === 0)).toBe(true);
    expect(lookUp('kagunganipun')[0]).toMatchObject({ level: 'KI', affixLevel: 'K' });
  });

  it('finds nothing in invented words', () => {
    expect(lookUp('blekuthuk')).toEqual([]);
    expect(lookUp('berapa')).toEqual([]);
  });
});

describe('roots and reduplication', () => {
  it.each([
    ['nulis', 'tulis'],
    ['maca', 'waca'],
    ['nyapu', 'sapu'],
    ['ngirim', 'kirim'],
    ['mbukak', 'bukak'],
    ['ngetung', 'etung'],
  ])('gives %s the root %s', (word, root) => {
    expect(denasalise(word)).toContain(root);
  });

  it.each([
    ['bocah-bocahe', 'bocahe'],
    ['bola-bali', 'bali'],
    ['lelungan', 'lungan'],
    ['tulung-tinulung', 'tulung'],
  ])('halves %s', (word, stem) => {
    expect(unreduplicate(word)).toContain(stem);
  });

  it('leaves other hyphens alone', () => {
    expect(unreduplicate('jawa-indonesia')).toEqual([]);
  });
});
