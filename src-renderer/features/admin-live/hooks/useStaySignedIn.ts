import { useEffect } from 'react';
import { readStored } from '../../../lib/storage.ts';
import { freshToken } from '../../../lib/token-refresh.ts';

/** Well within the idle time of an admin, and seldom enough to cost nothing. */
const REFRESH_MS = 5 * 60_000;
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Keeps a teacher signed in who uses a screen that makes no calls by itself: their hand on mouse, glass
 * or keyboard counts. Nobody's hand, and the sign-in lapses as anywhere else.
 */
export function useStaySignedIn(): void {
  // For as long as the screen is there.
  useEffect(() => {
    let refreshedAt = performance.now();
    const used = () => {
      if (performance.now() - refreshedAt < REFRESH_MS) return;
      refreshedAt = performance.now();
      // What cannot be refreshed now is tried again with the next sign of use.
      freshToken(readStored('accessToken')).catch(() => {
        refreshedAt = Number.NEGATIVE_INFINITY;
      });
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, used);
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, used);
    };
  }, []);
}
