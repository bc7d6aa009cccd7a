import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import field from '../Field.module.css';
import classes from './GrowingText.module.css';

interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'value'> {
  value: string;
  /** One line of text, however long: line ends are neither typed nor pasted. */
  single?: boolean;
}

const LINE_END = /\s*[\r\n]+\s*/gu;

/** A field that is one line high and grows with its text, so that nothing of it is hidden. */
export function GrowingText({ className, value, single = false, ...props }: GrowingTextProps) {
  const { onKeyDown, onChange, ...rest } = props;
  return (
    // An invisible copy of the text behind the field gives both their height.
    <span className={classes.root} data-text={`${value} `}>
      <textarea
        {...rest}
        rows={1}
        value={value}
        className={cx(field.control, classes.text, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // Enter also ends the composition of a word, where it means nothing else.
          if (single && event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
          }
        }}
        onChange={(event) => {
          const { currentTarget } = event;
          if (single && /[\r\n]/u.test(currentTarget.value)) {
            currentTarget.value = currentTarget.value.replace(LINE_END, ' ');
          }
          onChange?.(event);
        }}
      />
    </span>
  );
}
