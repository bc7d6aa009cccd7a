import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { useColorScheme } from '../hooks/useColorScheme.ts';
import { cssVariablesResolver, theme } from '../theme/theme.ts';

/**
 * Mantine for the pages that use its components. Pages that students wait for do without, so that
 * an old PC does not load what it never shows.
 */
export function MantineShell() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useColorScheme()}
    >
      <Outlet />
    </MantineProvider>
  );
}
