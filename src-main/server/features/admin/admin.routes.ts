import { ANALYTICS_FILE } from '#shared/constants/limits.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createAudited } from '../audit/audited.ts';
import { createAdminQuestions } from './admin-questions.service.ts';
import { createAnalyticsService } from './analytics.service.ts';
import { sendPortions } from './send-portions.ts';
import { readStats } from './stats.service.ts';
import { csvPortions } from './user-csv.ts';

export function registerAdmin({ mount, file, rateLimits }: Routes, context: ServerContext): void {
  const analytics = createAnalyticsService(context);
  const questions = createAdminQuestions(context);
  const audited = createAudited(context);

  mount(adminApi.stats, async () => ({ data: await readStats(context) }));
  mount(adminApi.userAnalytics, ({ query }) => analytics.page(query));
  file(adminApi.exportUsers, async ({ query }, by, response) => {
    await rateLimits.exportFile(by.actor.id);
    const { search } = query;
    await audited(by, (_trx, audit) => audit({ action: 'users.export', format: 'csv', search }));
    const head = { contentType: 'text/csv; charset=utf-8', fileName: ANALYTICS_FILE };
    await sendPortions(response, head, csvPortions(analytics.portions(query)));
  });

  mount(adminApi.questionStats, async () => ({ data: await questions.stats() }));
  mount(adminApi.createQuestion, async ({ body }, by) => ({
    data: await questions.create(body, by),
    message: adminTexts.questionCreated,
  }));
  mount(adminApi.createQuestions, async ({ body }, by) => {
    const created = await questions.createAll(body.questions, by);
    return { data: { created }, message: adminTexts.questionsCreated(created) };
  });
  mount(adminApi.updateQuestion, async ({ params, body }, by) => ({
    data: await questions.update(params.id, body, by),
    message: adminTexts.questionUpdated,
  }));
  mount(adminApi.deleteQuestion, async ({ params }, by) => {
    await questions.remove(params.id, by);
    return { data: null, message: adminTexts.questionDeleted };
  });
  mount(adminApi.restoreQuestion, async ({ params }, by) => ({
    data: await questions.restore(params.id, by),
    message: adminTexts.questionRestored,
  }));
}
