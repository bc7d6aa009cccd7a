import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activitySender } from './activity-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends the newest place, never two at once, and nothing after its end', async () => {
  let place = 1;
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const sender = activitySender(
    () => place,
    (now) => {
      sent.push(now);
      return new Promise((resolve) => answers.push(resolve));
    },
  );

  sender.changed();
  place = 2;
  sender.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([2]);

  place = 3;
  sender.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent, 'while the first is under way').toEqual([2]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([2, 3]);

  answers[1]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  sender.changed();
  sender.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([2, 3]);
});
