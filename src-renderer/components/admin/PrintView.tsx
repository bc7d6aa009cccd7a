import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { useEscape } from '../../hooks/useEscape.ts';
import { Button } from '../Button.tsx';
import classes from './PrintView.module.css';

interface PrintViewProps {
  title: string;
  /** What to know before printing. */
  help: ReactNode;
  print: string;
  close: string;
  /** Escape does not close it: what it shows cannot be shown again. */
  holds?: boolean;
  onClose: () => void;
  /** Other buttons, before those. */
  tools?: ReactNode;
  /** What has to be read, below the buttons. */
  notice?: ReactNode;
  /** The sheets: white paper, whatever the colour scheme. */
  children: ReactNode;
}

/** A preview over the whole window; what is printed is the sheets alone. */
export function PrintView(props: PrintViewProps) {
  const { title, help, print, close, holds = false, onClose, tools, notice, children } = props;
  const view = useRef<HTMLDivElement>(null);
  useEscape(!holds, onClose);

  // The page below neither scrolls nor is printed, nor does the keyboard reach it.
  useEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    document.documentElement.dataset['printing'] = '';
    page?.setAttribute('inert', '');
    view.current?.focus();
    return () => {
      delete document.documentElement.dataset['printing'];
      page?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return createPortal(
    <div
      ref={view}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
      className={classes.root}
    >
      <div className={classes.bar}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          <p>{help}</p>
        </div>
        {tools}
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
        {notice}
      </div>
      <div className={classes.sheets} data-sheets="">
        {children}
      </div>
    </div>,
    document.body,
  );
}
