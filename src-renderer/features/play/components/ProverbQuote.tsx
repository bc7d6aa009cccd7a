import { IconQuote } from '@tabler/icons-react';
import type { Proverb } from '#shared/constants/proverbs.ts';
import classes from './ProverbQuote.module.css';

/** A saying of the character, with what it means. */
export function ProverbQuote({ proverb, by }: { proverb: Proverb; by: string }) {
  return (
    <blockquote className={classes.root}>
      <IconQuote size={30} stroke={2} className={classes.icon} aria-hidden="true" />
      <p lang="jv" className={classes.text}>
        {proverb.text}
      </p>
      <p className={classes.meaning}>
        {proverb.meaning} <cite className={classes.by}>— {by}</cite>
      </p>
    </blockquote>
  );
}
