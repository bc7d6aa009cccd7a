/** Hours from which a greeting is said, latest first; before the first one it is still night. */
const GREETINGS = [
  { fromHour: 18, text: 'Sugeng dalu' },
  { fromHour: 15, text: 'Sugeng sonten' },
  { fromHour: 10, text: 'Sugeng siang' },
  { fromHour: 3, text: 'Sugeng enjing' },
] as const;

/** How one is greeted in krama at an hour of the day, 0 to 23. */
export const greetingAt = (hour: number): string =>
  (GREETINGS.find((greeting) => hour >= greeting.fromHour) ?? GREETINGS[0]).text;
