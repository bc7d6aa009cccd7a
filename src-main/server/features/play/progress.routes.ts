import { progressApi } from '#shared/contracts/progress.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { getUser } from '../users/users.repository.ts';
import { toUserView } from '../users/users.views.ts';
import { selectCharacter } from './progress.repository.ts';
import { createProgressService } from './progress.service.ts';

export function registerProgress({ mount }: Routes, context: ServerContext): void {
  const { db } = context;
  const progress = createProgressService(context);

  mount(progressApi.all, async (_input, { actor }) => ({ data: await progress.all(actor.id) }));

  mount(progressApi.select, async ({ body }, { actor }) => {
    await selectCharacter(db, actor.id, body.characterId);
    return { data: await progress.all(actor.id) };
  });

  mount(progressApi.character, async ({ params }, { actor }) => ({
    data: { characterId: params.id, levels: await progress.levels(actor.id, params.id) },
  }));

  mount(progressApi.updateLevel, async ({ body }, { actor }) => {
    const finished = await progress.finishLevel(actor.id, body);
    return { data: { ...finished, user: toUserView(await getUser(db, actor.id)) } };
  });

  mount(progressApi.levels, async ({ params }, { actor }) => ({
    data: { levels: await progress.levels(actor.id, params.characterId) },
  }));
}
