import classes from './ChoiceBar.module.css';

interface Choice<T> {
  value: T;
  text: string;
  disabled?: boolean;
}

interface ChoiceBarProps<T> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A few choices side by side, one of which holds. */
export function ChoiceBar<T extends string>(props: ChoiceBarProps<T>) {
  return (
    <div role="group" aria-label={props.label} className={classes.root}>
      {props.choices.map(({ value, text, disabled }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          disabled={disabled}
          className={classes.choice}
          onClick={() => props.onChange(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
