import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const NOT_RIGHT = 'Isian ini belum benar.';
const REQUIRED = 'Wajib diisi.';
const KINDS: Readonly<Record<string, string>> = {
  string: 'Harus berupa teks.',
  number: 'Harus berupa angka.',
  int: 'Harus berupa bilangan bulat.',
  boolean: 'Harus dijawab ya atau tidak.',
  array: 'Harus berupa daftar.',
  object: 'Isian ini tidak lengkap.',
};

/** What is wrong with an input, in words for people, where its schema has none of its own. */
export function validationText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : (KINDS[issue.expected] ?? NOT_RIGHT);
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : `Pilih salah satu: ${issue.values.join(', ')}.`;
    case 'too_big':
      return `Paling banyak ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? REQUIRED
        : `Paling sedikit ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'not_multiple_of':
      return `Harus kelipatan ${issue.divisor}.`;
    default:
      return NOT_RIGHT;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' karakter';
  return origin === 'array' ? ' baris' : '';
}
