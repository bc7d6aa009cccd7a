import * as z from 'zod/mini';
import { PAGE_MAX, PAGE_SIZE_MAX, SEARCH_MAX } from '../constants/limits.ts';
import { CHARACTER_IDS, CHARACTER_NAMES, parseCharacterId } from '../constants/characters.ts';
import { LEVELS } from '../constants/game.ts';

/** An identifier as it leaves the server. */
export const Id = z.string();

/** An identifier as it comes in: a positive whole number in a string, or a number. */
export const IdParam = z.pipe(
  z.union([z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int().check(z.positive())]),
  z.transform(Number),
);

/** ISO 8601 in UTC. */
export const Timestamp = z.string();

/** Marks the one validation failure that the specification words itself (section 3). */
export const INVALID_CHARACTER = 'Invalid character ID';

/** One of the four characters, meant by identifier, client number or name. */
export const CharacterRef = z.pipe(
  z.union([z.string(), z.number()], { error: INVALID_CHARACTER }),
  z.pipe(
    z.transform((value: string | number) => parseCharacterId(value)),
    z.enum(CHARACTER_IDS, { error: INVALID_CHARACTER }),
  ),
);

export const CharacterIdOut = z.enum(CHARACTER_IDS);
export const CharacterNameOut = z.enum(CHARACTER_NAMES);

export const LevelNumber = z.literal([...LEVELS]);

/** A level in a query string. */
export const LevelParam = z.pipe(wholeNumber(), LevelNumber);

/** A whole number, also when it comes as text from a query string. */
export function wholeNumber() {
  return z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,9}$/)), z.transform(Number))]),
    z.int(),
  );
}

/** A bounded whole number from a query string, with the value for when it is left out. */
export const bounded = (min: number, max: number, fallback: number) =>
  z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(min), z.maximum(max))), fallback);

export const Page = bounded(1, PAGE_MAX, 1);
export const pageSize = (fallback: number, max: number = PAGE_SIZE_MAX) =>
  bounded(1, max, fallback);

/** What a person typed into a search box; empty means everything. */
export const Search = z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)), '');

export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

/** The `pagination` part of a list answer. */
export const paged = z.object({ pagination: Pagination });

/** The failure envelope of every call. */
export const FailureEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type FailureEnvelope = z.infer<typeof FailureEnvelope>;
