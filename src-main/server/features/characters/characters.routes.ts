import {
  CHARACTERS,
  CHARACTER_IDS,
  characterOf,
  qrPayload,
  type CharacterId,
} from '#shared/constants/characters.ts';
import { PROVERBS } from '#shared/constants/proverbs.ts';
import { charactersApi, type CharacterView } from '#shared/contracts/characters.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import type { Random } from '../../lib/random.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { countByCharacter } from '../questions/questions.repository.ts';

export function registerCharacters({ mount }: Routes, { db, random }: ServerContext): void {
  const view = async (id: CharacterId) => toCharacterView(id, await countByCharacter(db));

  mount(charactersApi.list, async () => {
    const counts = await countByCharacter(db);
    return { data: CHARACTERS.map(({ _id }) => toCharacterView(_id, counts)) };
  });
  mount(charactersApi.random, async () => ({ data: await view(drawCharacter(random)) }));
  mount(charactersApi.get, async ({ params }) => ({ data: await view(params.id) }));

  mount(gameApi.spin, async () => {
    const id = drawCharacter(random);
    return { data: { character: await view(id), segment: CHARACTER_IDS.indexOf(id) } };
  });
}

const drawCharacter = (random: Random): CharacterId =>
  CHARACTER_IDS[Math.floor(random.next() * CHARACTER_IDS.length)] ?? CHARACTER_IDS[0];

function toCharacterView(id: CharacterId, counts: ReadonlyMap<CharacterId, number>): CharacterView {
  const profile = characterOf(id);
  return {
    ...profile,
    proverbs: [...PROVERBS[id]],
    qrPayload: qrPayload(id),
    questionCount: counts.get(id) ?? 0,
  };
}
