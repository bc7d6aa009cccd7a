import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import classes from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** What Escape does; without it the dialog goes only when it is not rendered any more. */
  onCancel?: () => void;
  children: ReactNode;
}

/** Lies over everything, and nothing under it can be reached; it goes when it is not rendered. */
export function Dialog({ title, onCancel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const cancel = useEffectEvent(() => onCancel?.());

  // The browser's own modal dialog makes the rest of the page inert, also where a dialog is open.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const onClose = () => {
      // Escape closes it nevertheless when it is pressed twice.
      element.showModal();
      cancel();
    };
    element.showModal();
    element.addEventListener('close', onClose);
    return () => {
      element.removeEventListener('close', onClose);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes.root}
      data-c="wedel"
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 id={titleId} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
