import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT_SERVER = join(ROOT, 'out/main/headless.cjs');

/** The built product on plain Node, in a data folder of its own. */
export interface ProductServer {
  url: string;
  /** Ends the process as a teacher does who closes it, and starts it on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built server. Throws with its output when it does not come up. */
export async function startProduct(): Promise<ProductServer> {
  if (!existsSync(BUILT_SERVER)) throw new Error('not built: run "npm run build" first');
  const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-e2e-'));
  let running = await launch(dataDir, '0');
  const { url } = running;
  return {
    url,
    async restart() {
      await running.end();
      running = await launch(dataDir, new URL(url).port);
    },
    async stop() {
      await running.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(dataDir: string, port: string) {
  const child = spawn(process.execPath, [BUILT_SERVER, '--port', port, '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const url = await new Promise<string>((resolveUrl, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const match = /siap di (http:\S+)\n/.exec(output);
      if (match?.[1]) resolveUrl(match[1]);
    });
    void exited.then(() => reject(new Error(`the server ended: ${output}`)));
  });
  return {
    url,
    async end() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
