import { ANALYTICS_WORKBOOK } from '#shared/constants/limits.ts';
import { adminUsersApi, XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createAnalyticsService } from '../admin/analytics.service.ts';
import { sendPortions } from '../admin/send-portions.ts';
import { createAudited } from '../audit/audited.ts';
import { createAdminUsers } from './admin-users.service.ts';
import { createUserAccess } from './user-access.service.ts';
import { createUserAccounts } from './user-accounts.service.ts';
import { workbookPortions } from './user-workbook.ts';

/** Registered after the other calls below /admin/users, whose names would be taken for an id. */
export function registerAdminUsers(
  { mount, file, rateLimits }: Routes,
  context: ServerContext,
): void {
  const users = createAdminUsers(context);
  const accounts = createUserAccounts(context);
  const access = createUserAccess(context);
  const analytics = createAnalyticsService(context);
  const audited = createAudited(context);

  file(adminUsersApi.exportWorkbook, async ({ query }, by, response) => {
    await rateLimits.exportFile(by.actor.id);
    const { search } = query;
    await audited(by, (_trx, audit) => audit({ action: 'users.export', format: 'xlsx', search }));
    const head = { contentType: XLSX_TYPE, fileName: ANALYTICS_WORKBOOK };
    await sendPortions(response, head, workbookPortions(analytics.portions(query)));
  });

  mount(adminUsersApi.list, ({ query }) => users.page(query));
  mount(adminUsersApi.create, async ({ body }, by) => {
    const data = await accounts.create(body, by);
    return { data, message: adminUsersTexts.created(data.user.username) };
  });
  mount(adminUsersApi.setRegistration, async ({ body: { open } }, by) => {
    await accounts.setRegistration(open, by);
    const { registrationOpened, registrationClosed } = adminUsersTexts;
    return { data: { open }, message: open ? registrationOpened : registrationClosed };
  });
  mount(adminUsersApi.detail, async ({ params }) => ({ data: await users.detail(params.id) }));
  mount(adminUsersApi.update, async ({ params, body }, by) => ({
    data: { user: await accounts.rename(params.id, body, by) },
    message: adminUsersTexts.updated,
  }));
  mount(adminUsersApi.resetPassword, async ({ params }, by) => {
    const { password, username } = await accounts.resetPassword(params.id, by);
    return { data: { password }, message: adminUsersTexts.passwordReset(username) };
  });
  mount(adminUsersApi.setRole, async ({ params, body }, by) => {
    const user = await access.setRole(params.id, body.role, by);
    const tell = user.role === 'admin' ? adminUsersTexts.promoted : adminUsersTexts.demoted;
    return { data: { user }, message: tell(user.username) };
  });
  mount(adminUsersApi.setActive, async ({ params, body }, by) => {
    const user = await access.setActive(params.id, body.active, by);
    const tell = user.isActive ? adminUsersTexts.activated : adminUsersTexts.deactivated;
    return { data: { user }, message: tell(user.username) };
  });
  mount(adminUsersApi.deletion, async ({ params }) => ({ data: await users.deletion(params.id) }));
  mount(adminUsersApi.remove, async ({ params, body }, by) => {
    const username = await access.remove(params.id, body.confirmation, by);
    context.live.activities.forget(params.id);
    return { data: null, message: adminUsersTexts.deleted(username) };
  });
}
