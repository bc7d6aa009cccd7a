import { describe, expect, it } from 'vitest';
import { readSentence } from './sentence.ts';
import { speakerOf, tokenise } from './tokenise.ts';

describe('tokenise', () => {
  it('leaves the speaker out and keeps positions', () => {
    const line = 'Bu Guru: Reng, bukune _____ pira?';
    const tokens = tokenise(line);
    expect(tokens.map(({ text }) => text)).toEqual(['Reng', ',', 'bukune', '_____', 'pira', '?']);
    for (const { text, start, end } of tokens) expect(line.slice(start, end)).toBe(text);
    expect(tokens[3]?.kind).toBe('blank');
    expect(speakerOf(line)).toBe('Bu Guru');
  });

  it('marks quoted words and requests', () => {
    const quoted = tokenise('Tegese "dhahar" apa? (Isinen nganggo krama)')
      .filter((token) => token.quoted && token.kind === 'word')
      .map(({ text }) => text);
    expect(quoted).toEqual(['dhahar', 'Isinen', 'nganggo', 'krama']);
  });

  it('keeps hyphenated words whole', () => {
    expect(tokenise('Alon-alon wae.').map(({ text }) => text)).toEqual(['Alon-alon', 'wae', '.']);
  });
});

describe('readSentence', () => {
  it('takes the longest fixed phrase first', () => {
    const [first] = readSentence('Becik ketitik, ala ketara.');
    expect(first?.lower).toBe('becik ketitik ala ketara');
    expect(first?.roles.has('fixed')).toBe(true);
  });

  it('knows names, titles and short calls', () => {
    const tokens = readSentence('Pak Wira, Dim wis teka.', ['Dimas']);
    expect(tokens[0]?.roles.has('title')).toBe(true);
    expect(tokens[1]?.roles.has('name')).toBe(true);
    expect(tokens[3]?.roles.has('name')).toBe(true);
  });

  it('reads phrases of the lexicon as one word', () => {
    const [first, second] = readSentence('Kalih welas ewu');
    expect(first?.lower).toBe('kalih welas');
    expect(second?.lower).toBe('ewu');
  });
});
