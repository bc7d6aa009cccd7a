import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColorScheme } from '../hooks/useColorScheme.ts';
import { chooseColorScheme } from '../lib/color-scheme.ts';
import { IconButton } from './IconButton.tsx';

/** Until it is pressed, the scheme follows the system. */
export function ColorSchemeToggle() {
  const dark = useColorScheme() === 'dark';
  return (
    <IconButton
      label={dark ? 'Pakai tampilan terang' : 'Pakai tampilan gelap'}
      icon={dark ? <IconSun size={22} stroke={2.2} /> : <IconMoon size={22} stroke={2.2} />}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    />
  );
}
