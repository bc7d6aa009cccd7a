import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { sharingApi, type SharingState } from '#shared/contracts/sharing.contract.ts';
import {
  twoMachines,
  whyNoNamespaces,
  type Machine,
  type TwoMachines,
} from '../../testing/two-machines.ts';
import { eventually } from '../../../testing/eventually.ts';

const reason = whyNoNamespaces();

/** Two machines of the school: the teacher's PC, and a pupil's on the same cable. */
describe.skipIf(reason !== undefined)(
  `two machines${reason ? ` (not run: ${reason})` : ''}`,
  () => {
    const LAN = '10.77.0.1';
    const guru = { username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia' };
    let machines: TwoMachines;
    let dataDir: string;
    let pid: number;
    let port: number;
    let token: string;

    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'punakawan-lan-'));
      machines = await twoMachines();
      const headless = join(import.meta.dirname, '../../../headless.ts');
      const child = machines.server.spawn(
        process.execPath,
        headless,
        '--port',
        '0',
        '--data',
        dataDir,
      );
      pid = child.pid ?? 0;
      port = await new Promise<number>((resolve) => {
        child.stdout?.on('data', (text: Buffer) => {
          const match = /siap di http:\/\/127\.0\.0\.1:(\d+)/.exec(text.toString());
          if (match) resolve(Number(match[1]));
        });
      });
      await desktop(setupApi.createFirstAdmin, guru);
      const { data } = await desktop<{ data: { tokens: { accessToken: string } } }>(
        authApi.login,
        guru,
      );
      token = data.tokens.accessToken;
    });
    afterAll(async () => {
      await machines.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const request = (
      machine: Machine,
      host: string,
      endpoint: Endpoint,
      body?: unknown,
      headers = {},
    ) =>
      machine.ask({
        do: 'request',
        url: `http://${host}:${port}${API_PREFIX}${endpoint.path}`,
        method: endpoint.method,
        body,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
      });
    /** A call at the teacher's own window. */
    async function desktop<T>(endpoint: Endpoint, body?: unknown): Promise<T> {
      const reply = await request(machines.server, '127.0.0.1', endpoint, body);
      if (!('body' in reply) || reply.status >= 300) throw new Error(JSON.stringify(reply));
      return reply.body as T;
    }
    const open = async () => (await desktop<{ data: SharingState }>(sharingApi.open, {})).data;
    const close = async () => (await desktop<{ data: SharingState }>(sharingApi.close)).data;
    const state = async () => (await desktop<{ data: SharingState }>(sharingApi.state)).data;
    /** What the pupil's browser meets at an address: a status, or nothing. */
    async function pupil(host: string, path = '/', headers: Record<string, string> = {}) {
      const reply = await machines.pupil.ask({
        do: 'request',
        url: `http://${host}:${port}${path}`,
        headers,
      });
      return 'status' in reply ? reply.status : 'nothing';
    }
    const health = (host = LAN) => pupil(host, '/api/health');

    it('lets the pupil in only while it is open, and the desktop works on throughout', async () => {
      let calls = 0;
      const lessonEnd = new AbortController();
      const lesson = (async () => {
        while (!lessonEnd.signal.aborted) {
          await desktop(authApi.me);
          calls++;
          await setTimeout(20);
        }
      })();
      const goesOn = () => {
        const before = calls;
        return eventually(() => expect(calls).toBeGreaterThan(before));
      };

      expect(await health()).toBe('nothing');
      await goesOn();
      expect((await open()).joinUrl).toBe(`http://${LAN}:${port}`);
      expect(await health()).toBe(200);
      await goesOn();
      const held = await machines.pupil.held(LAN, port);
      const desktopHeld = await machines.server.held('127.0.0.1', port);

      const began = performance.now();
      expect((await close()).isOpen).toBe(false);
      expect((await held.ended) - began).toBeLessThan(1_000);
      expect(await health()).toBe('nothing');

      await goesOn();
      lessonEnd.abort();
      await lesson;
      const still = await Promise.race([desktopHeld.ended, Promise.resolve('held')]);
      expect(still).toBe('held');
    });

    it('refuses a foreign Host, and what only the machine itself may do', async () => {
      await open();
      expect(await pupil(LAN, '/api/health', { Host: `evil.example:${port}` })).toBe(421);
      expect(await pupil(LAN, '/', { Host: `evil.example:${port}` })).toBe(421);
      for (const machine of [machines.pupil, machines.server]) {
        // The teacher's own token, even from the teacher's own machine, but over the network.
        expect(await request(machine, LAN, sharingApi.close)).toMatchObject({
          status: 403,
          body: { code: 'LOCAL_ONLY' },
        });
      }
      const spoofed = { 'X-Forwarded-For': '127.0.0.1' };
      expect(
        await request(machines.pupil, LAN, sharingApi.close, undefined, spoofed),
      ).toMatchObject({
        status: 403,
      });
      expect(await health()).toBe(200);
      await close();
    });

    it('names the pupil, and knows that another machine has come through', async () => {
      await open();
      expect((await desktop<{ data: unknown }>(sharingApi.selfTest)).data).toMatchObject({
        verdict: 'answers-here',
      });
      const account = { username: 'Ani', email: 'ani@sekolah.id', password: 'rahasia' };
      const made = await request(machines.pupil, LAN, authApi.register, account);
      const { accessToken } = (made as { body: { data: { tokens: { accessToken: string } } } }).body
        .data.tokens;
      await request(machines.pupil, LAN, authApi.me, undefined, {
        Authorization: `Bearer ${accessToken}`,
      });
      expect((await state()).students).toMatchObject([{ username: 'Ani' }]);
      expect((await desktop<{ data: unknown }>(sharingApi.selfTest)).data).toMatchObject({
        verdict: 'works',
        reachedByOthers: true,
      });
      await close();
    });

    it('answers to its name on the network while it is open', async () => {
      const lookUp = () =>
        machines.pupil.ask({ do: 'lookUp', name: 'punakawan.local', from: '10.77.0.2' });
      expect(await lookUp()).toEqual({ address: null });
      await open();
      await eventually(async () => expect((await state()).localNameUrl).not.toBeNull());
      expect(await lookUp()).toEqual({ address: LAN });
      await close();
      expect(await lookUp()).toEqual({ address: null });
    });

    it('notices that somebody else answers to its name, and says so until it is closed', async () => {
      await open();
      await eventually(async () => expect((await state()).localNameUrl).not.toBeNull());
      await machines.pupil.ask({ do: 'claim', name: 'Punakawan.local', from: '10.77.0.2' });
      await eventually(async () =>
        expect(await state()).toMatchObject({
          localNameUrl: null,
          notices: [{ code: 'NAME_CONTESTED' }],
        }),
      );
      expect((await close()).notices).toEqual([]);
    });

    it('is not kept from its work by datagrams that are long to read', async () => {
      await open();
      await eventually(async () => expect((await state()).localNameUrl).not.toBeNull());
      const spent = () => {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [user = 0, system = 0] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .slice(11, 13)
          .map(Number);
        return (user + system) * 10;
      };
      const before = spent();
      const count = 100;
      await machines.pupil.ask({ do: 'flood', from: '10.77.0.2', count, bytes: 60_000 });
      expect(await health()).toBe(200);
      // Reading one of them takes a hundred milliseconds, so that a busy machine reads but few.
      expect(spent() - before).toBeLessThan(2 * count);
      expect(
        await machines.pupil.ask({ do: 'lookUp', name: 'punakawan.local', from: '10.77.0.2' }),
      ).toEqual({ address: LAN });
      await close();
    });

    it('comes back when the cable does, and follows a new address', async () => {
      await open();
      machines.server.ip('link', 'set', 'eth0', 'down');
      expect(await state()).toMatchObject({
        joinUrl: null,
        notices: [{ code: 'ADDRESS_WAITING' }],
      });
      machines.server.ip('link', 'set', 'eth0', 'up');
      await eventually(async () => expect((await state()).joinUrl).not.toBeNull());
      await eventually(async () => expect(await health()).toBe(200));

      machines.server.ip('addr', 'del', `${LAN}/24`, 'dev', 'eth0');
      machines.server.ip('addr', 'add', '10.77.0.9/24', 'dev', 'eth0');
      expect(await state()).toMatchObject({
        joinUrl: `http://10.77.0.9:${port}`,
        notices: [{ code: 'ADDRESS_CHANGED' }],
      });
      // Within seconds the server knows its new name.
      await eventually(async () => expect(await health('10.77.0.9')).toBe(200));
      await close();
    });

    it('opens and closes fifty times and leaves no socket behind', async () => {
      const files = () => readdirSync(`/proc/${pid}/fd`).length;
      await open();
      await close();
      const before = files();
      for (let n = 0; n < 50; n++) {
        await open();
        await close();
      }
      expect(files()).toBeLessThanOrEqual(before + 2);
    });
  },
);
