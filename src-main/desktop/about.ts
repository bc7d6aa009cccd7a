import { dialog, type BrowserWindow } from 'electron';
import { desktopTexts } from '#shared/texts/desktop.ts';

/** What the about box tells; what a technician is asked for on the telephone. */
export function aboutText(
  facts: { version: string; dataDir: string },
  versions: Readonly<Record<string, string | undefined>> = process.versions,
): { message: string; detail: string } {
  const { about } = desktopTexts;
  const parts = [
    ['Electron', versions['electron']],
    ['Chromium', versions['chrome']],
    ['Node', versions['node']],
  ] as const;
  return {
    message: about.heading(facts.version),
    detail: [
      ...parts.flatMap(([name, version]) => (version === undefined ? [] : [`${name} ${version}`])),
      `${about.dataFolder}: ${facts.dataDir}`,
    ].join('\n'),
  };
}

export async function showAbout(
  window: BrowserWindow,
  facts: { version: string; dataDir: string },
): Promise<void> {
  const { title, close } = desktopTexts.about;
  await dialog.showMessageBox(window, {
    type: 'info',
    title,
    ...aboutText(facts),
    buttons: [close],
    noLink: true,
  });
}
