import { IconLock } from '@tabler/icons-react';
import { sharingScreenTexts as texts } from '../texts.ts';
import classes from './LivePill.module.css';

/** Whether the class can come in, for a glance from the door. */
export function LivePill({ isOpen }: { isOpen: boolean }) {
  return (
    <span role="status" data-open={isOpen ? '' : undefined} className={classes.root}>
      {isOpen ? (
        <i className={classes.dot} aria-hidden="true" />
      ) : (
        <IconLock size={17} stroke={2.4} aria-hidden="true" />
      )}
      {isOpen ? texts.isOpen : texts.isClosed}
    </span>
  );
}
