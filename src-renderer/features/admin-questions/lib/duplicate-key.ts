import type { CharacterId } from '#shared/constants/characters.ts';

/** What makes two questions the same, as far as a person would say so. */
interface Comparable {
  characterId: CharacterId;
  question: string;
  conversation?: readonly string[] | undefined;
}

/** Equal for questions that differ in spaces, capitals or punctuation only. */
export const duplicateKey = ({ characterId, question, conversation = [] }: Comparable): string =>
  [characterId, ...[...conversation, question].map(plain)].join('\n');

/** A text without what nobody would call a difference: capitals, punctuation, spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/_{2,}/gu, '_')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, ' ')
    .trim();
