import type { PlayQuestion } from '#shared/contracts/question.ts';

/** Every built-in question, from the bundled bank. It is loaded only when a file is read or written. */
export async function fetchBuiltIn(): Promise<PlayQuestion[]> {
  const { loadWholeBank } = await import('../../../lib/bundled-bank.ts');
  return loadWholeBank();
}
