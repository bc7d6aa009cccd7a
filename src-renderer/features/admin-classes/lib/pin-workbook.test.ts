import { describe, expect, it } from 'vitest';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { readWorkbook } from '../../../lib/read-workbook.ts';
import { pinFileName, pinWorkbook } from './pin-workbook.ts';

const SUBJECT: SchoolClass = {
  _id: '1',
  name: '5B',
  code: 'K4WN9',
  kkm: 75,
  rankingVisible: true,
  pausedAt: null,
  archivedAt: null,
  createdAt: '2026-07-20T02:12:00.000Z',
  memberCount: 2,
  withoutPinCount: 0,
};

describe('the file of PINs', () => {
  it('has every pupil once, and PINs as they are typed', async () => {
    const cards = [
      { _id: '1', name: 'Sekar Arum', number: '1', pin: '0412' },
      { _id: '2', name: '=SUM(A1)', number: null, pin: '9001' },
    ];
    const file = await pinWorkbook(SUBJECT, cards, 'http://10.0.0.5:4137');
    const [sheet] = await readWorkbook(new Uint8Array(await file.arrayBuffer()), 50);
    expect(sheet?.rows.slice(-2)).toEqual([
      ['1', 'Sekar Arum', '0412'],
      [expect.toSatisfy((cell) => cell === '' || cell === null), '=SUM(A1)', '9001'],
    ]);
  });

  it('is named after the class and the day', () => {
    expect(pinFileName('5B', new Date(2026, 10, 2))).toBe('PIN 5B 2026-11-02.xlsx');
    expect(pinFileName('7/8: A?', new Date(2026, 0, 31))).toBe('PIN 7-8- A- 2026-01-31.xlsx');
  });
});
