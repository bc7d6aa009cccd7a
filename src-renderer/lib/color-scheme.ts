import { readStored, writeStored } from './storage.ts';

export type ColorScheme = 'light' | 'dark';

const ATTRIBUTE = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What was chosen on this PC, otherwise what the system prefers. */
export function currentColorScheme(): ColorScheme {
  const chosen = readStored('mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

export function chooseColorScheme(scheme: ColorScheme): void {
  writeStored('mantine-color-scheme-value', scheme);
  apply();
}

export function onColorSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page in the scheme of the system and of the other tabs. Runs as long as the page. */
export function followColorScheme(): void {
  systemIsDark().addEventListener('change', apply);
  window.addEventListener('storage', apply);
  apply();
}

function apply(): void {
  const scheme = currentColorScheme();
  if (document.documentElement.getAttribute(ATTRIBUTE) === scheme) return;
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  for (const listener of listeners) listener();
}
