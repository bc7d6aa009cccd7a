import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AgentReply, AgentWish, HoldOptions } from './network-agent.ts';

/** Why two machines cannot be made here; undefined when they can. */
export function whyNoNamespaces(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces exist on Linux only';
  if (process.getuid?.() !== 0) return 'making network namespaces needs root';
  if (spawnSync('ip', ['-V']).status !== 0) return 'there is no ip command (package iproute2)';
  const trial = `pk-try-${process.pid}`;
  if (spawnSync('ip', ['netns', 'add', trial]).status !== 0) {
    return 'this machine lets nobody make network namespaces';
  }
  ip('netns', 'delete', trial);
  return undefined;
}

/** A machine of its own, as far as the network is concerned. */
export interface Machine {
  /** What a command begins with to run there. */
  under: readonly string[];
  /** Runs `ip` there. */
  ip(...args: string[]): void;
  /** Starts a program there. */
  spawn(...command: string[]): ChildProcess;
  ask(wish: AgentWish): Promise<AgentReply>;
  /** Resolves to how long a held connection took to end after `since`. */
  held(host: string, port: number, options?: HoldOptions): Promise<{ ended: Promise<number> }>;
}

export interface TwoMachines {
  server: Machine;
  pupil: Machine;
  remove(): Promise<void>;
}

/** How many pairs this process has made: several may be there at once. */
let pairs = 0;

/** Two machines with a cable between them, as 10.77.0.1 and 10.77.0.2, and nothing else. */
export async function twoMachines(): Promise<TwoMachines> {
  const pair = `${process.pid}-${++pairs}`;
  const names = ['server', 'pupil'].map((role) => `pk-${role}-${pair}`);
  const [serverName = '', pupilName = ''] = names;
  for (const name of names) ip('netns', 'add', name);
  // The cable is laid inside: it never shows up on the real machine.
  ip('-n', serverName, 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'eth0', 'netns', pupilName);
  for (const [n, name] of names.entries()) {
    ip('-n', name, 'addr', 'add', `10.77.0.${n + 1}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up');
  }
  const children: ChildProcess[] = [];
  const [server, pupil] = await Promise.all(names.map((name) => machine(name, children)));
  if (!server || !pupil) throw new Error('two machines were asked for');
  return {
    server,
    pupil,
    async remove() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = once(child, 'exit');
          child.kill('SIGKILL');
          await gone;
        }),
      );
      for (const name of names) ip('netns', 'delete', name);
    },
  };
}

async function machine(name: string, children: ChildProcess[]): Promise<Machine> {
  // The program replaces `ip`, so that signals reach it.
  const under = ['ip', 'netns', 'exec', name];
  const start = (...command: string[]) => {
    const [ip = '', ...args] = [...under, ...command];
    const child = spawn(ip, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    return child;
  };
  const agent = start(process.execPath, join(import.meta.dirname, 'network-agent.ts'));
  if (!agent.stdout || !agent.stdin) throw new Error('the agent has no pipes');
  const { stdin } = agent;
  const replies = new Map<number, (reply: AgentReply) => void>();
  const ends = new Map<number, () => void>();
  const ready = new Promise<void>((resolve) => replies.set(0, () => resolve()));
  createInterface({ input: agent.stdout }).on('line', (line) => {
    const { id, ...reply } = JSON.parse(line) as { id: number; ended?: true } & AgentReply;
    if (reply.ended) ends.get(id)?.();
    else replies.get(id)?.(reply);
  });
  let last = 0;
  const ask = (id: number, wish: AgentWish) =>
    new Promise<AgentReply>((resolve) => {
      replies.set(id, resolve);
      stdin.write(`${JSON.stringify({ id, ...wish })}\n`);
    });
  await ready;
  return {
    under,
    ip: (...args) => ip('-n', name, ...args),
    spawn: start,
    ask: (wish) => ask(++last, wish),
    async held(host, port, options = {}) {
      const id = ++last;
      const ended = new Promise<number>((resolve) => {
        ends.set(id, () => resolve(performance.now()));
      });
      await ask(id, { do: 'hold', host, port, ...options });
      return { ended };
    },
  };
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
