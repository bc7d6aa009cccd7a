import type { ReactNode } from 'react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import { cx } from '../lib/cx.ts';
import classes from './Notice.module.css';

const ICONS = {
  ok: IconCircleCheck,
  info: IconInfoCircle,
  no: IconAlertCircle,
  warn: IconAlertTriangle,
};

interface NoticeProps {
  tone: keyof typeof ICONS;
  children: ReactNode;
  className?: string | undefined;
}

/** A sentence about what just happened, in its place on the page; bad news interrupts. */
export function Notice({ tone, children, className }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'no' ? 'alert' : 'status'}
      className={cx(classes.root, classes[tone], className)}
    >
      <Icon size={22} stroke={2.2} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
