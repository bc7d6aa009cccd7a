import { describe, expect, it } from 'vitest';
import { isRespected, relationOf } from './roles.ts';

describe('roles', () => {
  it.each([
    ['Gareng', 'Semar', 'up'],
    ['Bagong', 'Simbah', 'up'],
    ['Petruk', 'Pak Lurah', 'up'],
    ['Semar', 'Mbah Karta', 'up'],
    ['Semar', 'Bagong', 'down'],
    ['Bu Guru', 'Gareng', 'down'],
    ['Petruk', 'Bagong', 'peer'],
    ['Gareng', 'Mas Bayu', 'peer'],
    ['Semar', 'Pak Wira', 'formal'],
    ['Petruk', 'Bakul', 'formal'],
  ])('%s to %s is %s', (speaker, addressee, relation) => {
    expect(relationOf(speaker, addressee)).toBe(relation);
  });

  it('honours elders and somewhat older people, never the young', () => {
    expect(isRespected('Gareng', 'Mas Bayu')).toBe(true);
    expect(isRespected('Gareng', 'Pak Guru')).toBe(true);
    expect(isRespected('Semar', 'Petruk')).toBe(false);
    expect(isRespected('Petruk', 'Slamet')).toBe(false);
  });

  it('lets a table of its own decide', () => {
    expect(relationOf('Slamet', 'Wulan', { Wulan: 3 })).toBe('up');
  });
});
