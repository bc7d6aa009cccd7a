import * as z from 'zod/mini';
import { UserView } from '#shared/contracts/auth.contract.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { parseJson } from './parse-json.ts';

const SelectedCharacter = z.object({
  /** Client number; one that no character has is for the screen to report. */
  id: z.int(),
  name: z.string(),
  image: z.string(),
  description: z.string(),
});
export type SelectedCharacter = z.infer<typeof SelectedCharacter>;

const LastGameData = z.object({
  character: z.string(),
  level: z.literal([...LEVELS]),
  score: z.number(),
  correctAnswers: z.number(),
  totalQuestions: z.number(),
  completedAt: z.string(),
});
export type LastGameData = z.infer<typeof LastGameData>;

/** Answers that the server has not recorded yet, in their order (`answer-outbox.ts`). */
const WaitingAnswers = z.array(
  z.object({
    /** Whose they are: the next player of this PC leaves them alone. */
    player: z.string(),
    runId: z.string(),
    answer: z.object({
      questionId: z.string(),
      timeSpent: z.number(),
      selectedAnswer: z.optional(z.int()),
      textAnswer: z.optional(z.string()),
    }),
  }),
);

/** What the browser remembers. */
const schemas = {
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  user: UserView,
  /** The code of the class by which the player has come in with their PIN. */
  pinClass: z.string().check(z.minLength(1)),
  /** What the player's class calls them; nothing for who has no class. */
  memberName: z.string().check(z.minLength(1)),
  selectedCharacter: SelectedCharacter,
  selectedLevel: z.literal([...LEVELS]),
  lastGameData: LastGameData,
  /** Kept when the player signs out: they go on with their next sign-in. */
  waitingAnswers: WaitingAnswers,
  /** New questions by the player who writes them; /question-manager knows their shape. */
  questionDrafts: z.record(z.string(), z.unknown()),
  /** Whether the game may be heard; quiet unless chosen, since a lab has 36 computers in one room. */
  sound: z.enum(['on', 'off']),
  /** Mantine's key, so that its screens and public/color-scheme.js read the same. */
  'mantine-color-scheme-value': z.enum(['light', 'dark', 'auto']),
};
/** Stored as they are; everything else is JSON. */
const PLAIN: ReadonlySet<string> = new Set([
  'pinClass',
  'memberName',
  'accessToken',
  'refreshToken',
  'sound',
  'mantine-color-scheme-value',
]);

export type StorageKey = keyof typeof schemas;
type Stored<K extends StorageKey> = z.output<(typeof schemas)[K]>;

/** Keys of the player and their game, as opposed to those of the PC. */
const PLAYER_KEYS: readonly StorageKey[] = [
  'accessToken',
  'refreshToken',
  'user',
  'pinClass',
  'memberName',
  'selectedCharacter',
  'selectedLevel',
  'lastGameData',
  'sound',
];

/**
 * Values of this page, used where the browser keeps none (storage switched off or full): the game
 * then works until the page is closed. `null` stands for a key removed meanwhile.
 */
const fallback = new Map<StorageKey, string | null>();

/** The stored value; undefined when there is none or it cannot be read. */
export function readStored<K extends StorageKey>(key: K): Stored<K> | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  const parsed = z.safeParse(schemas[key], PLAIN.has(key) ? text : parseJson(text));
  return parsed.success ? (parsed.data as Stored<K>) : undefined;
}

/** Returns whether the browser keeps the value beyond this page. */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const text = typeof value === 'string' && PLAIN.has(key) ? value : JSON.stringify(value);
  try {
    window.localStorage.setItem(key, text);
    fallback.delete(key);
    return true;
  } catch {
    fallback.set(key, text);
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
    fallback.delete(key);
  } catch {
    fallback.set(key, null);
  }
}

/** Forgets the player and their game; the chosen colour scheme and unsaved questions stay. */
export function clearStored(): void {
  for (const key of PLAYER_KEYS) removeStored(key);
}

function readText(key: StorageKey): string | null {
  const own = fallback.get(key);
  if (own !== undefined) return own;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
