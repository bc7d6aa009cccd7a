// Mantine theme of Punakawan. The --pk-* tokens stand in tokens.css, where they switch per scheme.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import shades from './shades.css?raw';

/** Shades stand once, in the style sheet that pages without Mantine load. */
function shadesOf(name: string): MantineColorsTuple {
  const shade = new RegExp(`--mantine-color-${name}-\\d: (#[0-9a-f]{6});`, 'g');
  const found = [...shades.matchAll(shade)].flatMap((match) => match[1] ?? []);
  // Ten of them, as the style sheet says of itself.
  return found as unknown as MantineColorsTuple;
}

const wedel = shadesOf('wedel');
const prada = shadesOf('prada');
const godhong = shadesOf('godhong');
const getih = shadesOf('getih');

export const theme = createTheme({
  colors: {
    wedel,
    prada,
    bata: shadesOf('bata'),
    toska: shadesOf('toska'),
    manggis: shadesOf('manggis'),
    godhong,
    getih,
    gray: shadesOf('gray'),
    dark: shadesOf('dark'),
    green: godhong,
    red: getih,
    blue: wedel,
    yellow: prada,
  },
  primaryColor: 'wedel',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  white: '#FFFDF8',
  black: '#2A1712',
  fontFamily: 'var(--font-ui)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '800',
    sizes: {
      h1: { fontSize: '2.125rem', lineHeight: '1.08' },
      h2: { fontSize: '1.75rem', lineHeight: '1.1' },
      h3: { fontSize: '1.5rem', lineHeight: '1.15' },
      h4: { fontSize: '1.3125rem', lineHeight: '1.2' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.1875rem', xl: '1.5rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.25rem' },
  radius: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 2px 0 var(--pk-line)',
    sm: '0 3px 0 var(--pk-line-strong)',
    md: '0 3px 0 var(--mantine-color-prada-6), 0 6px 0 var(--mantine-color-prada-7)',
    lg: '0 10px 28px rgba(20, 12, 6, 0.18)',
    xl: '0 18px 48px rgba(20, 12, 6, 0.28)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
});

const words = {
  '--mantine-color-body': 'var(--pk-bg)',
  '--mantine-color-text': 'var(--pk-ink)',
  '--mantine-color-dimmed': 'var(--pk-dim)',
  '--mantine-color-anchor': 'var(--pk-link)',
  '--mantine-color-error': 'var(--pk-no-bd)',
  '--mantine-color-placeholder': 'var(--pk-dim)',
};

/** Mantine's names for what tokens.css already says per scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: words,
  dark: words,
});
