import nodeModule from 'node:module';
import { compiledCodeDir } from './data-dir.ts';

/**
 * Lets Node keep what it compiles, so that the next start need not compile it again. Not in the common
 * temporary folder, which is its default: there others could put code in our place. Node versions that
 * cannot keep it, and folders that cannot be written, start as before.
 */
export function keepCompiledCode(): void {
  const { enableCompileCache }: Partial<typeof nodeModule> = nodeModule;
  enableCompileCache?.(compiledCodeDir());
}

/** Writes it down now: a server on Windows is mostly ended without being asked. */
export function saveCompiledCode(): void {
  const { flushCompileCache }: Partial<typeof nodeModule> = nodeModule;
  flushCompileCache?.();
}
