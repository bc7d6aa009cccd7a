import { useSyncExternalStore } from 'react';
import { currentColorScheme, onColorSchemeChange, type ColorScheme } from '../lib/color-scheme.ts';

export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore(onColorSchemeChange, currentColorScheme);
