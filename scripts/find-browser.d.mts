export function findBrowser(
  playwrightPath: string | undefined,
  env?: NodeJS.ProcessEnv,
): { path: string; from: string } | undefined;
export const TEST_BROWSER_ARGS: string[];
export const AS_ROOT_ARGS: string[];
