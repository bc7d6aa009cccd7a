import { test } from '@playwright/test';
import { ownElectron, tryDesktop } from '../scripts/try-desktop.mjs';

const electron = ownElectron();

test('the desktop window plays one question and closes cleanly', async () => {
  const reason = electron.missing ?? '';
  if (reason) console.log(`Not run in real Electron: ${reason}.`);
  // Its binary cannot be downloaded everywhere; the reason is printed and stands in the report.
  test.skip(reason !== '', reason);
  if (electron.file) await tryDesktop(electron.file, electron.args);
});
