import { useEffect, useState } from 'react';

const RETRY_MS = 2_000;

/**
 * What a screen needs later, fetched `behindMs` after it is shown (0: at once), so that the screen itself comes sooner
 * and nothing is waited for then; undefined until it is there. `load` is the same function each time.
 */
export function useLater<T>(load: () => Promise<T>, behindMs: number): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const isThere = loaded !== undefined;

  useEffect(() => {
    if (isThere) return;
    let timer = 0;
    if (behindMs === 0) fetchIt();
    else timer = window.setTimeout(fetchIt, behindMs);
    function fetchIt() {
      load().then(
        (value) => setLoaded(() => value),
        () => {
          askForStylesAgain();
          timer = window.setTimeout(fetchIt, RETRY_MS);
        },
      );
    }
    return () => window.clearTimeout(timer);
  }, [isThere, load, behindMs]);

  return loaded;
}

/** A style sheet that could not be loaded is left out when its script is imported once more. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
