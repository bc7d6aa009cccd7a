import type { JSHandle, Page } from '@playwright/test';

type Change = 'paused' | 'resumed';

/** When a page showed that its class was paused, and that it went on. */
export type PauseNotes = JSHandle<{ change: Change; at: number }[]>;

/**
 * Lets a page note itself when a pause appears and goes: however late somebody asks, the times are
 * those of the event. All pages of a machine read the same clock.
 */
export const notePauses = (page: Page): Promise<PauseNotes> =>
  page.evaluateHandle(() => {
    const notes: { change: Change; at: number }[] = [];
    let isPaused = false;
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('dialog[open]')].some((dialog) =>
        dialog.textContent.includes('Dijeda oleh guru'),
      );
      if (shown === isPaused) return;
      isPaused = shown;
      notes.push({ change: shown ? 'paused' : 'resumed', at: Date.now() });
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return notes;
  });

/** Waits for a change and says when it was, in milliseconds since 1970. */
export const notedAt = async (notes: PauseNotes, change: Change): Promise<number> =>
  notes.evaluate(
    (noted, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = noted.find((note) => note.change === wanted);
          if (found) resolve(found.at);
          else setTimeout(look, 20);
        };
        look();
      }),
    change,
  );

/** Presses a button of the board; when the server's reply was there, in milliseconds since 1970. */
export async function repliedAt(board: Page, button: string): Promise<number> {
  const [response] = await Promise.all([
    board.waitForResponse((reply) => reply.url().endsWith('/pause')),
    board.getByRole('button', { name: button }).click(),
  ]);
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  return startTime + responseEnd;
}
