import { OPTION_LETTERS } from '#shared/constants/game.ts';
import { fieldNames as names } from '../texts.ts';

/** The field of a dotted path of the payload, as the form calls it. */
export function fieldName(path: string): string {
  const [field = '', index, ...rest] = path.split('.');
  if (field === 'translation' && index !== undefined) {
    return names.translationOf(fieldName([index, ...rest].join('.')));
  }
  const at = index === undefined ? NaN : Number(index);
  if (field === 'conversation' && !Number.isNaN(at)) return names.line(at + 1);
  if (field === 'options' && OPTION_LETTERS[at] !== undefined) {
    return names.option(OPTION_LETTERS[at]);
  }
  return names.fields[field] ?? field;
}
