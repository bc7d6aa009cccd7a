import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorWork } from '../lib/editor-work.ts';
import { keepWork, readWork } from '../lib/keep-work.ts';
import { KEEP_AFTER_MS } from '../lib/limits.ts';

/** The work of one person; it outlives the page, and follows another tab that writes on it. */
export function useEditorWork(owner: string) {
  const [work, setWork] = useState(() => readWork(owner));
  const [isKept, setKept] = useState(true);
  const latest = useRef(work);
  const kept = useRef(work);

  const flush = useCallback(() => {
    if (kept.current === latest.current) return;
    kept.current = latest.current;
    setKept(keepWork(owner, latest.current));
  }, [owner]);

  const change = useCallback((next: EditorWork) => {
    latest.current = next;
    setWork(next);
  }, []);

  // Writing at every key would cost an old PC more than the typing.
  useEffect(() => {
    const timer = window.setTimeout(flush, KEEP_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [work, flush]);

  // The last keys before the page goes away count as well.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  // Two tabs would otherwise overwrite each other's questions.
  useEffect(() => {
    function onStorage({ key }: StorageEvent) {
      if (key !== 'questionDrafts' || kept.current !== latest.current) return;
      const other = readWork(owner);
      kept.current = other;
      change(other);
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [owner, change]);

  /** The work as it is now, also within a call that began earlier. */
  const current = useCallback(() => latest.current, []);
  return { work, change, current, isKept };
}
