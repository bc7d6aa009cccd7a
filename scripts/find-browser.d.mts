export function findBrowser(
  playwrightPath: string | undefined,
  env?: NodeJS.ProcessEnv,
): { path: string; from: string } | undefined;
