import { useEffect, useEffectEvent, useState } from 'react';
import { IconBackspace } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { cx } from '../../../lib/cx.ts';
import { classLoginTexts as texts } from '../texts.ts';
import classes from './PinPad.module.css';

interface PinPadProps {
  /** How many digits a PIN has. */
  length: number;
  /** All digits have been typed, and are on their way. */
  isSent: boolean;
  /** Nothing can be typed now. */
  disabled: boolean;
  /** All digits are typed. The pad is empty again afterwards. */
  onPin: (pin: string) => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Large keys for a PIN, for fingers; the digits of the keyboard do the same. */
export function PinPad({ length, isSent, disabled, onPin }: PinPadProps) {
  const [typed, setTyped] = useState('');
  const shown = isSent ? length : typed.length;

  function press(digit: string) {
    if (disabled) return;
    const pin = typed + digit;
    setTyped(pin.length < length ? pin : '');
    if (pin.length === length) onPin(pin);
  }

  const erase = () => setTyped(typed.slice(0, -1));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  });

  // The whole window listens: nothing on the screen needs to have the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className={classes.root}>
      <div className={classes.dots} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <i key={index} className={cx(index < shown && classes.full)} />
        ))}
      </div>
      <VisuallyHidden role="status">{texts.typed(shown, length)}</VisuallyHidden>
      <div role="group" aria-label={texts.pad} className={classes.keys}>
        {KEYS.map((digit) => (
          <Key key={digit} digit={digit} disabled={disabled} onPress={press} />
        ))}
        <span />
        <Key digit="0" disabled={disabled} onPress={press} />
        <button
          type="button"
          aria-label={texts.erase}
          disabled={disabled || typed === ''}
          className={cx(classes.key, classes.erase)}
          onClick={erase}
        >
          <IconBackspace size={30} stroke={2.2} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

interface KeyProps {
  digit: string;
  disabled: boolean;
  onPress: (digit: string) => void;
}

function Key({ digit, disabled, onPress }: KeyProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      className={classes.key}
      onClick={() => onPress(digit)}
    >
      {digit}
    </button>
  );
}
