import { Notice } from './Notice.tsx';

/** What is read while a call waits for its turn at a busy server: nothing needs to be done. */
export function QueueNotice() {
  return <Notice tone="info">Antre sebentar… Kamu masuk sendiri begitu giliranmu tiba.</Notice>;
}
