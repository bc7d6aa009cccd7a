/** Letters that no word in Latin or Javanese letters has. */
const OTHER_LETTER =
  /(?![\p{Script=Latin}\p{Script=Javanese}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Whether a name puts letters of other scripts among Latin ones, where they pass for them. */
export const isMixedScript = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && OTHER_LETTER.test(name);
