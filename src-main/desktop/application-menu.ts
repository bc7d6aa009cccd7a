import type { MenuItemConstructorOptions } from 'electron';
import { desktopTexts } from '#shared/texts/desktop.ts';

/** Screens of the page that the menu leads to. */
export const MENU_PATHS = {
  openClass: '/admin?menu=kelas',
  projector: '/admin/proyektor',
  guide: '/bantuan',
  howToPlay: '/tutorial',
} as const;

export interface MenuActions {
  goTo(path: string): void;
  openDataFolder(): void;
  showAbout(): void;
}

const texts = desktopTexts.menu;
const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The menu of the window; what Electron can do itself is asked for by role and named by us. */
export function menuTemplate(
  actions: MenuActions,
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const goTo = (label: string, path: string): MenuItemConstructorOptions => ({
    label,
    click: () => actions.goTo(path),
  });
  const about = { label: texts.about, click: () => actions.showAbout() };
  const quit: MenuItemConstructorOptions = { role: 'quit', label: texts.quit };
  return [
    ...(isMac ? [macApplication(about, quit)] : []),
    {
      label: texts.file,
      submenu: [
        { label: texts.openDataFolder, click: () => actions.openDataFolder() },
        ...(isMac ? [] : [separator, quit]),
      ],
    },
    // Elsewhere the keys work without a menu.
    ...(isMac ? [macEdit] : []),
    {
      label: texts.view,
      submenu: [
        { role: 'reload', label: texts.reload },
        separator,
        { role: 'zoomIn', label: texts.zoomIn },
        // The plus that needs no Shift key.
        { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
        { role: 'zoomOut', label: texts.zoomOut },
        { role: 'resetZoom', label: texts.zoomReset },
        separator,
        { role: 'togglefullscreen', label: texts.fullScreen },
      ],
    },
    {
      label: texts.class,
      submenu: [
        goTo(texts.openClass, MENU_PATHS.openClass),
        goTo(texts.projector, MENU_PATHS.projector),
      ],
    },
    {
      label: texts.help,
      role: 'help',
      submenu: [
        goTo(texts.guide, MENU_PATHS.guide),
        goTo(texts.howToPlay, MENU_PATHS.howToPlay),
        ...(isMac ? [] : [separator, about]),
      ],
    },
  ];
}

const macApplication = (
  about: MenuItemConstructorOptions,
  quit: MenuItemConstructorOptions,
): MenuItemConstructorOptions => ({
  label: desktopTexts.name,
  submenu: [about, separator, { role: 'hide', label: texts.hide }, separator, quit],
});

const macEdit: MenuItemConstructorOptions = {
  label: texts.edit,
  submenu: [
    { role: 'undo', label: texts.undo },
    { role: 'redo', label: texts.redo },
    separator,
    { role: 'cut', label: texts.cut },
    { role: 'copy', label: texts.copy },
    { role: 'paste', label: texts.paste },
    { role: 'selectAll', label: texts.selectAll },
  ],
};
