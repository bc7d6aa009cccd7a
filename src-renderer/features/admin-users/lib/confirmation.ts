/** Whether the name was typed, as the server compares it. */
export const isConfirmed = (typed: string, username: string): boolean =>
  username !== '' && typed.trim().normalize('NFC') === username.normalize('NFC');
