import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveApi } from '#shared/contracts/live.contract.ts';
import { followEvents, type StreamStatus } from './event-stream.ts';
import { stubStorage } from './fake-browser.testing.ts';

/** What one request is answered with: a piece of a stream that then ends or stays open, or a refusal. */
type Reply = { text: string; stays?: boolean } | { status: number; headers?: HeadersInit } | 'lost';

let abort: AbortController;
let running: Promise<void>;
let requests: { token: string | null }[];
const statuses: StreamStatus[] = [];
const events: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const user = { _id: '7', username: 'Ani', email: 'a@b.c', role: 'player' };
  const totals = { totalScore: 0, gamesPlayed: 0, highestScore: 0, level: 1 };
  stubStorage({
    accessToken: 'old',
    refreshToken: 'r',
    user: JSON.stringify({ ...user, ...totals }),
  });
  const { localStorage } = window;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  abort = new AbortController();
  requests = [];
  statuses.length = 0;
  events.length = 0;
});

afterEach(async () => {
  abort.abort();
  await running;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(...replies: Reply[]): Promise<void> {
  vi.stubGlobal('fetch', (_url: string, { headers, signal }: RequestInit) => {
    const reply = replies[requests.length] ?? 'lost';
    requests.push({ token: new Headers(headers).get('Authorization') });
    if (reply === 'lost') return Promise.reject(new TypeError('no network'));
    if ('status' in reply) return Promise.resolve(new Response(null, reply));
    return Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(reply.text));
            if (reply.stays !== true) controller.close();
            signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
          },
        }),
      ),
    );
  });
  running = followEvents(
    liveApi.stream,
    {},
    {
      signal: abort.signal,
      silenceMs: 30_000,
      onEvent: ({ data }) => events.push(data),
      onStatus: (status) => statuses.push(status),
    },
  );
  return running;
}

it('comes back by itself after a lost network, and after a connection that says nothing', async () => {
  void follow({ text: 'data: 1\n\n', stays: true }, 'lost', 'lost', {
    text: 'data: 2\n\n',
    stays: true,
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(statuses).toEqual(['connecting', 'open']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(events).toEqual(['1', '2']);
  expect(statuses.at(-1)).toBe('open');
  expect(statuses).toContain('waiting');
});

it('asks less and less often, and at once when the network is back', async () => {
  void follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.length).toBeLessThan(20);
  const before = requests.length;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(before + 1);
});

it('waits as long as the server asks', async () => {
  void follow(
    { status: 429, headers: { 'Retry-After': '30' } },
    { text: 'data: 1\n\n', stays: true },
  );
  await vi.advanceTimersByTimeAsync(29_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toEqual(['1']);
});

it('ends with a refusal, and with its caller', async () => {
  await follow({ status: 403 });
  expect(statuses).toEqual(['connecting', 'refused']);
  requests = [];
  const second = follow({ text: 'data: 1\n\n', stays: true });
  await vi.advanceTimersByTimeAsync(0);
  abort.abort();
  await second;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});
