import { useEffect, useState } from 'react';
import type * as screensOfResult from '../components/result-screens.ts';

type ResultScreens = typeof screensOfResult;

/** The first question and its pictures come first. */
const BEHIND_MS = 1_000;
const RETRY_MS = 2_000;

/**
 * The screens that a level ends with. They are fetched behind the first question (`hasQuestion`), so
 * that it comes sooner and nothing is waited for later; undefined until they are there.
 */
export function useResultScreens(hasQuestion: boolean): ResultScreens | undefined {
  const [screens, setScreens] = useState<ResultScreens>();

  useEffect(() => {
    if (!hasQuestion || screens !== undefined) return;
    let timer = window.setTimeout(load, BEHIND_MS);
    function load() {
      import('../components/result-screens.ts').then(setScreens, () => {
        askForStylesAgain();
        timer = window.setTimeout(load, RETRY_MS);
      });
    }
    return () => window.clearTimeout(timer);
  }, [hasQuestion, screens]);

  return screens;
}

/** A style sheet that could not be loaded is left out when its script is imported once more. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
