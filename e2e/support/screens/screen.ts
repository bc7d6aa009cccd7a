import { expect, type Page } from '@playwright/test';
import type { SignedIn } from '../people.ts';

/** Where a screen is looked at: somebody who has chosen Petruk and level 1, and their page. */
export interface Visit {
  page: Page;
  player: SignedIn;
  baseUrl: string;
}

/** One state of one screen, and how to come to it. */
export interface Screen {
  name: string;
  path: string;
  /** What must be there before the screen is looked at, or has to happen first. */
  ready: (visit: Visit) => Promise<unknown>;
  /** Who sees it, if not a player. An admin has a small class, some of whom have played. */
  who?: 'visitor' | 'admin';
}

export const heading =
  (name: string | RegExp) =>
  ({ page }: { page: Page }): Promise<void> =>
    expect(page.getByRole('heading', { name }).first()).toBeVisible();

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens a row of a table of the admin panel, or what stands in it. */
export const firstRow = (
  page: Page,
  name: RegExp,
  role: 'button' | 'link' = 'button',
): Promise<void> => page.getByRole(role, { name }).first().click();

/** Waits for pictures, and for what moves once: a colour on its way has the contrast of neither. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // By the browser's own frames: the timers of the page may be stopped, or ahead of what is drawn.
    const frame = () => document.documentElement.animate([], 1).finished;
    // The page hears of a new size or colour scheme with the next frame, and has drawn it by the one after.
    await frame();
    await frame();
    // One that is loaded only when it comes into view would keep everybody waiting.
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled(pictures.map((image) => image.decode()));
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // Where one transition ends, that of the element inside it may begin.
    while (moving().length > 0) {
      await Promise.allSettled(moving().map((animation) => animation.finished));
      await frame();
    }
  });
