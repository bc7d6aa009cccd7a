import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { validationText } from './validation-texts.ts';

const says = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: validationText }).error?.issues[0]?.message;

it.each([
  [z.int().check(z.maximum(50)), 51, 'Paling banyak 50.'],
  [z.int().check(z.minimum(1)), 0, 'Paling sedikit 1.'],
  [z.number(), 'lima', 'Harus berupa angka.'],
  [z.int(), 1.5, 'Harus berupa bilangan bulat.'],
  [z.string(), 7, 'Harus berupa teks.'],
  [z.string(), undefined, 'Wajib diisi.'],
  [z.string().check(z.minLength(1)), '', 'Wajib diisi.'],
  [z.string().check(z.maxLength(3)), 'empat', 'Paling banyak 3 karakter.'],
  [z.array(z.int()).check(z.maxLength(1)), [1, 2], 'Paling banyak 1 baris.'],
  [z.enum(['semar', 'gareng']), 'bima', 'Pilih salah satu: semar, gareng.'],
  [z.boolean(), 'ya', 'Harus dijawab ya atau tidak.'],
  [z.string().check(z.regex(/^a$/)), 'b', 'Isian ini belum benar.'],
  [z.number().check(z.multipleOf(100)), 150, 'Harus kelipatan 100.'],
] as [z.ZodMiniType, unknown, string][])('names the fault of %#: %j', (schema, value, message) => {
  expect(says(schema, value)).toBe(message);
});
