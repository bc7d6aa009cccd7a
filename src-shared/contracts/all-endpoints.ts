import { adminApi } from './admin.contract.ts';
import { adminUsersApi } from './admin-users.contract.ts';
import { apiDocsApi } from './api-docs.contract.ts';
import { auditApi } from './audit.contract.ts';
import { authApi } from './auth.contract.ts';
import { charactersApi } from './characters.contract.ts';
import { classRankingApi } from './class-ranking.contract.ts';
import { classReportApi } from './class-report.contract.ts';
import { schoolApi } from './school.contract.ts';
import { classLoginApi } from './class-login.contract.ts';
import { classesApi } from './classes.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { gameApi } from './game.contract.ts';
import { healthApi } from './health.contract.ts';
import { boardApi } from './admin-live.contract.ts';
import { liveApi } from './live.contract.ts';
import { maintenanceApi } from './maintenance.contract.ts';
import { ownPasswordApi } from './own-password.contract.ts';
import { progressApi } from './progress.contract.ts';
import { questionAnalysisApi } from './question-analysis.contract.ts';
import { questionsApi } from './questions.contract.ts';
import { setupApi } from './setup.contract.ts';
import { sharingApi } from './sharing.contract.ts';

/** An endpoint with the names that documents and tests call it by. */
export interface NamedEndpoint {
  /** Part of the API, as 'game'. */
  group: string;
  /** Unique in the whole API, as 'game.start'. */
  name: string;
  endpoint: Endpoint;
}

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  auth: authApi,
  ownPassword: ownPasswordApi,
  setup: setupApi,
  characters: charactersApi,
  questions: questionsApi,
  game: gameApi,
  progress: progressApi,
  admin: adminApi,
  adminUsers: adminUsersApi,
  classes: classesApi,
  classLogin: classLoginApi,
  classRanking: classRankingApi,
  classReport: classReportApi,
  school: schoolApi,
  live: liveApi,
  board: boardApi,
  questionAnalysis: questionAnalysisApi,
  audit: auditApi,
  sharing: sharingApi,
  maintenance: maintenanceApi,
  health: healthApi,
  apiDocs: apiDocsApi,
};

/** Every endpoint of the API, once: what is documented, and what the access tests walk through. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(groups).flatMap(
  ([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      group,
      name: `${group}.${name}`,
      endpoint,
    })),
);
