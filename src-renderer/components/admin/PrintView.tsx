import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { Button } from '../Button.tsx';
import classes from './PrintView.module.css';

interface PrintViewProps {
  title: string;
  /** What to know before printing. */
  help: ReactNode;
  print: string;
  close: string;
  onClose: () => void;
  /** The sheets: white paper, whatever the colour scheme. */
  children: ReactNode;
}

/** A preview over the whole window; what is printed is the sheets alone. */
export function PrintView({ title, help, print, close, onClose, children }: PrintViewProps) {
  // The page below neither scrolls nor is printed.
  useEffect(() => {
    document.documentElement.dataset['printing'] = '';
    return () => {
      delete document.documentElement.dataset['printing'];
    };
  }, []);

  return createPortal(
    <div role="dialog" aria-modal="true" aria-label={title} className={classes.root}>
      <div className={classes.bar}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          <p>{help}</p>
        </div>
        <Button
          variant="wedel"
          leftIcon={<IconPrinter size={20} stroke={2.2} />}
          onClick={() => window.print()}
        >
          {print}
        </Button>
        <Button leftIcon={<IconX size={20} stroke={2.2} />} onClick={onClose}>
          {close}
        </Button>
      </div>
      <div className={classes.sheets} data-sheets="">
        {children}
      </div>
    </div>,
    document.body,
  );
}
