import type { Routes, ServerContext } from './server-context.ts';
import { registerAdmin } from './features/admin/admin.routes.ts';
import { registerAdminUsers } from './features/admin-users/admin-users.routes.ts';
import { registerApiDocs } from './features/api-docs/api-docs.routes.ts';
import { registerAudit } from './features/audit/audit.routes.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { registerCharacters } from './features/characters/characters.routes.ts';
import { registerClasses } from './features/classes/classes.routes.ts';
import { registerClassLogin } from './features/class-login/class-login.routes.ts';
import { registerClassRanking } from './features/class-ranking/class-ranking.routes.ts';
import { registerClassReport } from './features/class-report/class-report.routes.ts';
import { registerGame } from './features/play/game.routes.ts';
import { registerHealth } from './features/health/health.routes.ts';
import { registerLeaderboard } from './features/leaderboard/leaderboard.routes.ts';
import { registerLive } from './features/live/live.routes.ts';
import { registerMaintenance } from './features/maintenance/maintenance.routes.ts';
import { registerProgress } from './features/play/progress.routes.ts';
import { registerQuestionAnalysis } from './features/question-analysis/question-analysis.routes.ts';
import { registerQuestions } from './features/questions/questions.routes.ts';
import { registerSetup } from './features/setup/setup.routes.ts';
import { registerSchool } from './features/school/school.routes.ts';
import { registerSharing } from './features/sharing/sharing.routes.ts';

/** Mounts every endpoint of the product. */
export function registerAll(routes: Routes, context: ServerContext): void {
  registerHealth(routes, context);
  registerAuth(routes, context);
  registerSetup(routes, context);
  registerClassLogin(routes, context);
  registerCharacters(routes, context);
  registerQuestions(routes, context);
  registerGame(routes, context);
  registerProgress(routes, context);
  registerLeaderboard(routes, context);
  registerClassRanking(routes, context);
  registerLive(routes, context);
  registerAdmin(routes, context);
  registerAdminUsers(routes, context);
  registerClasses(routes, context);
  registerClassReport(routes, context);
  registerQuestionAnalysis(routes, context);
  registerSchool(routes, context);
  registerAudit(routes, context);
  registerSharing(routes, context);
  registerMaintenance(routes, context);
  registerApiDocs(routes, context);
}
