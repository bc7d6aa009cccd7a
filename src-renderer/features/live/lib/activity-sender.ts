/** Reports closer together than this are one: only the last place matters to the board. */
const APART_MS = 400;

/**
 * Sends what is newest, one request at a time, and again what changed meanwhile. One that fails is
 * dropped: the next change, or the next connection, says it anew.
 */
export function activitySender<A>(current: () => A, send: (activity: A) => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOutdated = false;
  let isStopped = false;

  function changed(): void {
    if (isStopped) return;
    isOutdated = true;
    if (!isSending) timer ??= setTimeout(flush, APART_MS);
  }

  function flush(): void {
    timer = undefined;
    isOutdated = false;
    isSending = true;
    const settle = () => {
      isSending = false;
      if (isOutdated) changed();
    };
    send(current()).then(settle, settle);
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  return { changed, stop };
}
