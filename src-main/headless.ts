import { enableCompileCache } from 'node:module';
import { compiledCodeDir } from './data-dir.ts';

enableCompileCache(compiledCodeDir());

// Imported only now, so that the cache holds it.
void import('./headless-server.ts').then(({ runHeadless }) => runHeadless());
