import { TestPageSection } from './TestPageSection.tsx';
import classes from './TestPage.module.css';

/** Name in the theme, and the variable that Mantine makes of it. */
const DYES = [
  ['wedel', 'wedel'],
  ['prada', 'prada'],
  ['bata', 'bata'],
  ['toska', 'toska'],
  ['manggis', 'manggis'],
  ['godhong', 'godhong'],
  ['getih', 'getih'],
  ['mori', 'gray'],
  ['dark', 'dark'],
] as const;
const SHADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Ground and ink that belong together; both switch with the scheme. */
const PAIRS = [
  ['bg', 'ink'],
  ['surface', 'ink'],
  ['surface-2', 'ink'],
  ['surface', 'dim'],
  ['surface', 'link'],
  ['sel-bg', 'sel-ink'],
  ['ok-bg', 'ok-ink'],
  ['no-bg', 'no-ink'],
  ['info-bg', 'info-ink'],
  ['warn-bg', 'warn-ink'],
  ['mute-bg', 'mute-ink'],
] as const;

/** The dyes in ten shades, and what they are used as. */
export function TestPageColors() {
  return (
    <>
      <TestPageSection title="Warna">
        {DYES.map(([name, variable]) => (
          <div key={name} className={classes.dye}>
            <b>{name}</b>
            {SHADES.map((shade) => (
              <i
                key={shade}
                title={`${name} ${shade}`}
                style={{ background: `var(--mantine-color-${variable}-${shade})` }}
              />
            ))}
          </div>
        ))}
      </TestPageSection>
      <TestPageSection title="Pasangan warna">
        <div className={classes.pairs}>
          {PAIRS.map(([ground, ink]) => (
            <span
              key={`${ground} ${ink}`}
              style={{ background: `var(--pk-${ground})`, color: `var(--pk-${ink})` }}
            >
              {ink} / {ground}
            </span>
          ))}
        </div>
      </TestPageSection>
    </>
  );
}
