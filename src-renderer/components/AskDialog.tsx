import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './Dialog.module.css';

interface AskDialogProps {
  title: string;
  help: ReactNode;
  /** The safe way out, which Escape takes. */
  stay: string;
  onStay: () => void;
  go: string;
  onGo: () => void;
}

/** Asks before something is left or replaced. */
export function AskDialog({ title, help, stay, onStay, go, onGo }: AskDialogProps) {
  return (
    <Dialog title={title} onCancel={onStay}>
      <p>{help}</p>
      <div className={classes.actions}>
        <Button variant="prada" onClick={onStay}>
          {stay}
        </Button>
        <Button onClick={onGo}>{go}</Button>
      </div>
    </Dialog>
  );
}
