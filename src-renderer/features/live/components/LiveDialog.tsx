import { useEffect, useRef, type ReactNode } from 'react';
import classes from './LiveDialog.module.css';

interface LiveDialogProps {
  title: string;
  children: ReactNode;
}

/** Lies over everything, and nothing under it can be reached; it goes when it is not rendered. */
export function LiveDialog({ title, children }: LiveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // The browser's own modal dialog makes the rest of the page inert, also where a dialog is open.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const reopen = () => element.showModal();
    reopen();
    // Escape closes it nevertheless when it is pressed twice.
    element.addEventListener('close', reopen);
    return () => {
      element.removeEventListener('close', reopen);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="live-title"
      className={classes.root}
      data-c="wedel"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="live-title" tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
