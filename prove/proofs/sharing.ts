import { setTimeout as wait } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import {
  twoMachines,
  whyNoNamespaces,
  type TwoMachines,
} from '../../src-main/server/testing/two-machines.ts';
import { PASSWORD } from '../harness/ask.ts';
import { median, ms } from '../harness/figures.ts';
import { openHandles } from '../harness/machine.ts';
import { BUILT_SERVER } from '../harness/product.ts';
import { NotTried, type Proof } from '../harness/proof.ts';

const SERVER_ADDRESS = '10.77.0.1';
const PORT = 4137;
/** A connection of the class ends this soon after closing. */
const CUT_WITHIN_MS = 1_000;

export const sharing: Proof = {
  name: 'sharing',
  promise:
    'closed to the class is closed: new connections are refused, old ones end, nothing leaks',
  async try(trial) {
    const why = whyNoNamespaces();
    if (why !== undefined) throw new NotTried(why);
    const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-sharing-'));
    const machines = await twoMachines();
    try {
      const { pid } = await startThere(machines, dataDir);
      const admin = await makeAdmin(machines);
      const rounds = trial.size(50, 5);
      const cut: number[] = [];
      const handles: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const opened = await admin('/admin/sharing/open', { addresses: [SERVER_ADDRESS] });
        trial.check(opened === 200, `opening answered ${opened}`);
        trial.check((await knock(machines)) === 200, 'the class does not come in');
        const held = await machines.pupil.held(SERVER_ADDRESS, PORT);
        const closedAt = performance.now();
        const closed = await admin('/admin/sharing/close');
        trial.check(closed === 200, `closing answered ${closed}`);
        const took = (await held.ended) - closedAt;
        cut.push(took);
        trial.within(took, CUT_WITHIN_MS);
        trial.check((await knock(machines)) === 'refused', 'the class still comes in');
        await wait(20);
        handles.push(openHandles(pid));
      }
      const early = handles[4] ?? 0;
      const late = handles.at(-1) ?? 0;
      trial.check(late - early <= 2, `${early} files and sockets open, later ${late}`);
      return `${rounds} times open and closed; old connections ended after ${ms(median(cut))}, at most ${ms(Math.max(...cut))}; ${early} handles after 5, ${late} after ${rounds}`;
    } finally {
      await machines.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Starts the built server on the one machine. */
async function startThere({ server }: TwoMachines, dataDir: string): Promise<{ pid: number }> {
  const child: ChildProcess = server.spawn(
    process.execPath,
    BUILT_SERVER,
    '--port',
    String(PORT),
    '--data',
    dataDir,
  );
  await new Promise<void>((ready, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('siap di') && ready());
    child.once('exit', () => reject(new Error('the server ended')));
  });
  return { pid: child.pid ?? 0 };
}

/** An admin at the server itself; resolves to the status of each of his calls. */
async function makeAdmin({ server }: TwoMachines) {
  const headers: Record<string, string> = {};
  const send = (path: string, body: unknown) =>
    server.ask({
      do: 'request',
      url: `http://127.0.0.1:${PORT}/api${path}`,
      method: 'POST',
      headers,
      body,
    });
  const email = 'guru@sekolah.id';
  await send('/admin/setup-first-admin', { username: 'Bu Guru', email, password: PASSWORD });
  const login = await send('/auth/login', { email, password: PASSWORD });
  if (!('status' in login)) throw new Error('the admin cannot sign in');
  const { data } = login.body as { data: { tokens: { accessToken: string } } };
  headers['Authorization'] = `Bearer ${data.tokens.accessToken}`;
  return async (path: string, body: unknown = {}) => {
    const reply = await send(path, body);
    return 'status' in reply ? reply.status : 'refused';
  };
}

/** What a pupil on the other machine gets. */
async function knock({ pupil }: TwoMachines): Promise<number | 'refused'> {
  const url = `http://${SERVER_ADDRESS}:${PORT}/api/health`;
  const reply = await pupil.ask({ do: 'request', url });
  return 'status' in reply ? reply.status : 'refused';
}
