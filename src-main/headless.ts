import { join } from 'node:path';
import { keepCompiledCode } from './compiled-code.ts';
import { compiledCodeDir } from './data-dir.ts';

/** What the server itself is built into; without effect in the sources. */
const compiled = keepCompiledCode(join(import.meta.dirname, 'chunks'), compiledCodeDir());

// Only now: what is loaded earlier is compiled anew at each start.
void import('./headless-server.ts').then(({ runHeadless }) => runHeadless(compiled));
