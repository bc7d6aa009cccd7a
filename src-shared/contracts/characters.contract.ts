import * as z from 'zod/mini';
import { CharacterIdOut, CharacterNameOut, CharacterRef } from './common.ts';
import { endpoint } from './endpoint.ts';

export const CharacterView = z.object({
  _id: CharacterIdOut,
  /** Client number, 1 to 4. */
  id: z.int(),
  name: CharacterNameOut,
  description: z.string(),
  color: z.string(),
  image: z.string(),
  qrPayload: z.string(),
  proverbs: z.array(z.object({ text: z.string(), meaning: z.string() })),
  questionCount: z.int(),
});
export type CharacterView = z.infer<typeof CharacterView>;

/** Section 7, Characters. */
export const charactersApi = {
  list: endpoint({
    method: 'GET',
    path: '/characters',
    access: 'player',
    summary: 'The four characters.',
    response: z.array(CharacterView),
  }),
  random: endpoint({
    method: 'GET',
    path: '/characters/random',
    access: 'player',
    summary: 'One character, drawn by the server.',
    response: CharacterView,
  }),
  get: endpoint({
    method: 'GET',
    path: '/characters/:id',
    access: 'player',
    summary: 'One character.',
    params: z.object({ id: CharacterRef }),
    response: CharacterView,
  }),
};
