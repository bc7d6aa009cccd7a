import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answerInTurn, openSessions } from '../harness/history.ts';
import { requireStrace } from '../harness/machine.ts';
import { withProduct } from '../harness/product.ts';
import type { Proof } from '../harness/proof.ts';

const SYNC = /^(\d+) +(?:fsync|fdatasync)\(\d+<[^>]*-wal>/;
const SYNC_RESUMED = /^(\d+) +<\.\.\. (?:fsync|fdatasync) resumed>.*= 0/;
const REPLY = /^\d+ +(?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket).*"HTTP\/1\.1 200 /;

/** For each 200 in a trace: how many syncs of the log were completed since the reply before. */
export function syncsBeforeReplies(trace: string): number[] {
  const unfinished = new Set<string>();
  const replies: number[] = [];
  let syncs = 0;
  for (const line of trace.split('\n')) {
    const started = SYNC.exec(line)?.[1];
    const resumed = SYNC_RESUMED.exec(line)?.[1];
    if (started !== undefined) {
      if (line.includes('<unfinished')) unfinished.add(started);
      else if (line.endsWith('= 0')) syncs++;
    } else if (resumed !== undefined) {
      if (unfinished.delete(resumed)) syncs++;
    } else if (REPLY.test(line)) {
      replies.push(syncs);
      syncs = 0;
    }
  }
  return replies;
}

export const syncedFirst: Proof = {
  name: 'synced-first',
  promise: 'an answer is on the disk (fsync of the log) before its reply leaves',
  async try(trial) {
    requireStrace();
    const folder = mkdtempSync(join(tmpdir(), 'punakawan-trace-'));
    const trace = join(folder, 'trace');
    const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg';
    const under = ['strace', '-D', '-f', '-yy', '-s', '32', '-e', calls, '-o', trace];
    try {
      const sent = await withProduct({ under }, async (product) => {
        const open = await openSessions(product, trial.size(50, 5));
        const history = await answerInTurn(product, open);
        await product.stop();
        return history.length;
      });
      // The watcher ends a moment after the server and writes its last lines then.
      while (!readFileSync(trace, 'utf8').includes('+++ exited')) await wait(50);
      const replies = syncsBeforeReplies(readFileSync(trace, 'utf8'));
      trial.check(
        replies.length === sent,
        `${sent} answers, ${replies.length} replies in the trace`,
      );
      for (const syncs of replies) trial.check(syncs > 0, 'a reply left before the sync');
      return `${replies.length} replies, ${replies.filter((syncs) => syncs === 0).length} of them without a sync before`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
