import type { FormEvent, ReactNode } from 'react';
import { Kelir } from '../../../components/Kelir.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { QueueNotice } from '../../../components/QueueNotice.tsx';
import type { Failure } from '../hooks/useCredentialsForm.ts';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  intro: string;
  /** Why the visitor is here, when they did not ask for it. */
  reason?: string | undefined;
  failure: Failure | null;
  /** The form has been sent, and waits for its turn at a busy server. */
  isQueued: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  /** The link to the other screen. */
  alternative: ReactNode;
}

/** The card that holds the form of a screen before signing in. */
export function AuthCard(props: AuthCardProps) {
  const { title, intro, reason, failure, isQueued, onSubmit, children, alternative } = props;
  return (
    <Kelir c="wedel">
      <form className={classes.form} onSubmit={onSubmit} noValidate aria-labelledby="auth-title">
        <div>
          <h1 id="auth-title" className={classes.title}>
            {title}
          </h1>
          <p className={classes.intro}>{intro}</p>
        </div>
        {reason !== undefined && failure === null && !isQueued && (
          <Notice tone="info">{reason}</Notice>
        )}
        {isQueued && <QueueNotice />}
        {failure && (
          <Notice tone="no">
            <span className={classes.message}>{failure.message}</span>
            {failure.detail !== undefined && <span>{failure.detail}</span>}
          </Notice>
        )}
        {children}
        <p className={classes.alternative}>{alternative}</p>
      </form>
    </Kelir>
  );
}
