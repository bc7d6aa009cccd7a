/** A share of 0 to 1 in whole percent. Only all is 100 and only none is 0: 199 of 200 is no 100%. */
export function percent(share: number | null): number | null {
  if (share === null) return null;
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return 99;
  if (whole === 0 && share > 0) return 1;
  return whole;
}
