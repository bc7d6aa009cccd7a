import { useId, type ReactNode } from 'react';
import { Card } from '../components/Card.tsx';
import { cx } from '../lib/cx.ts';
import classes from './TestPage.module.css';

interface TestPageSectionProps {
  title: string;
  wide?: boolean;
  children: ReactNode;
}

export function TestPageSection({ title, wide = false, children }: TestPageSectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={cx(classes.section, wide && classes.wide)}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
