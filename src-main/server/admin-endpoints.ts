import type { Routes, ServerContext } from './server-context.ts';
import { registerAdmin } from './features/admin/admin.routes.ts';
import { registerAdminUsers } from './features/admin-users/admin-users.routes.ts';
import { registerApiDocs } from './features/api-docs/api-docs.routes.ts';
import { registerAudit } from './features/audit/audit.routes.ts';
import { registerClasses } from './features/classes/classes.routes.ts';
import { registerClassReport } from './features/class-report/class-report.routes.ts';
import { registerMaintenance } from './features/maintenance/maintenance.routes.ts';
import { registerQuestionAnalysis } from './features/question-analysis/question-analysis.routes.ts';
import { registerSharing } from './features/sharing/sharing.routes.ts';

/** What only admins call, and what nobody calls in the first second: a class need not wait until it is loaded. */
export function registerAdminEndpoints(routes: Routes, context: ServerContext): void {
  registerAdmin(routes, context);
  registerAdminUsers(routes, context);
  registerClasses(routes, context);
  registerClassReport(routes, context);
  registerQuestionAnalysis(routes, context);
  registerAudit(routes, context);
  registerSharing(routes, context);
  registerMaintenance(routes, context);
  registerApiDocs(routes, context);
}
