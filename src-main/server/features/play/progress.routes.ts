import { progressApi } from '#shared/contracts/progress.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createLevelRuns } from './level-runs.service.ts';
import { afterLevelAnswer, levelDoing } from './activity.views.ts';
import { getUser } from '../users/users.repository.ts';
import { toUserView } from '../users/users.views.ts';
import { selectCharacter } from './progress.repository.ts';
import { createProgressService } from './progress.service.ts';

export function registerProgress({ mount, rateLimits }: Routes, context: ServerContext): void {
  const { db, live } = context;
  const progress = createProgressService(context);
  const levelRuns = createLevelRuns(context);

  mount(progressApi.all, async (_input, { actor }) => ({ data: await progress.all(actor.id) }));

  mount(progressApi.select, async ({ body }, { actor }) => {
    await selectCharacter(db, actor.id, body.characterId);
    return { data: await progress.all(actor.id) };
  });

  mount(progressApi.character, async ({ params }, { actor }) => ({
    data: { characterId: params.id, levels: await progress.levels(actor.id, params.id) },
  }));

  mount(progressApi.startLevel, async ({ body }, { actor }) => {
    await rateLimits.sessionStart(actor.id);
    const run = await levelRuns.start(actor.id, body.characterId, body.level);
    live.activities.play(actor.id, ...levelDoing(run));
    return { data: run };
  });

  mount(progressApi.answerLevel, async ({ body: { runId, ...given } }, { actor }) => {
    await rateLimits.answer(actor.id);
    const verdict = await levelRuns.answer(actor.id, runId, given);
    live.activities.play(actor.id, ...afterLevelAnswer(runId, verdict));
    return { data: verdict };
  });

  mount(progressApi.updateLevel, async ({ body }, { actor }) => {
    const finished =
      body.runId === undefined
        ? await progress.finishClaimed(actor.id, body)
        : await levelRuns.finish(actor.id, body.runId);
    return { data: { ...finished, user: toUserView(await getUser(db, actor.id)) } };
  });

  mount(progressApi.levels, async ({ params }, { actor }) => ({
    data: { levels: await progress.levels(actor.id, params.characterId) },
  }));
}
