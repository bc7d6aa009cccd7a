/** A text as it is compared and searched: one form of each letter (NFC), in lower case. */
export const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('id');
