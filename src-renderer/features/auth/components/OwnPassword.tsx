import { useEffect, useRef, useState } from 'react';
import { IconKey } from '@tabler/icons-react';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ownPasswordTexts as texts } from '../own-password-texts.ts';
import classes from './OwnPassword.module.css';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

interface OwnPasswordProps {
  user: UserView;
  /** Opened at once: somebody came here for it. */
  isWanted: boolean;
}

/** Whose account this is, and the way to another password. */
export function OwnPassword({ user, isWanted }: OwnPasswordProps) {
  const [isOpen, setOpen] = useState(isWanted);
  const [done, setDone] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isWanted) root.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);

  return (
    <Card ref={root} role="region" aria-label={texts.title} className={classes.root}>
      <div className={classes.head}>
        <p className={classes.who}>
          <b>{user.username}</b>
          <span>{user.email}</span>
        </p>
        {!isOpen && (
          <Button
            leftIcon={<IconKey size={20} stroke={2.2} />}
            onClick={() => {
              setDone(null);
              setOpen(true);
            }}
          >
            {texts.change}
          </Button>
        )}
      </div>
      {done !== null && <Notice tone="ok">{done}</Notice>}
      {isOpen && (
        <OwnPasswordForm
          username={user.username}
          onCancel={() => setOpen(false)}
          onDone={(message) => {
            setOpen(false);
            setDone(message);
          }}
        />
      )}
    </Card>
  );
}
