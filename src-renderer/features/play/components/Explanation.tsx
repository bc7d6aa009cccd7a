import { IconBulb } from '@tabler/icons-react';
import classes from './Explanation.module.css';

interface ExplanationProps {
  /** 'Penjelasan:' or 'Bantuan:'. */
  title: string;
  text: string;
  className?: string | undefined;
}

/** A paragraph that helps to understand: the explanation of an answer, or a hint before it. */
export function Explanation({ title, text, className }: ExplanationProps) {
  return (
    <div className={className}>
      <div className={classes.root}>
        <IconBulb size={26} stroke={2.2} aria-hidden="true" />
        <p>
          <b className={classes.title}>{title}</b>
          {text}
        </p>
      </div>
    </div>
  );
}
