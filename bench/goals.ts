/** What one measurement is held to. */
export interface Goal {
  what: string;
  measured: number;
  goal: string;
  met: 'yes' | 'NO';
}

/** Met when the value reaches the bound. */
export const atLeast = (what: string, measured: number, bound: number): Goal => ({
  what,
  measured: round(measured),
  goal: `>= ${bound}`,
  met: measured >= bound ? 'yes' : 'NO',
});

/** Met when the value does not go beyond the bound. */
export const atMost = (what: string, measured: number, bound: number): Goal => ({
  what,
  measured: round(measured),
  goal: `<= ${bound}`,
  met: measured <= bound ? 'yes' : 'NO',
});

const round = (value: number): number => Number(value.toFixed(2));
