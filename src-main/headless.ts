import { keepCompiledCode } from './compiled-code.ts';

// Before anything else is loaded: what is loaded earlier is compiled anew at each start.
keepCompiledCode();
await import('./headless-server.ts');
