import { useEffect, useRef, useState } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { PIN_LENGTH } from '#shared/constants/classroom.ts';
import type { SignedIn } from '#shared/contracts/auth.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { QueueNotice } from '../../../components/QueueNotice.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { usePinLogin } from '../api/class-login.ts';
import { useSecondsUntil } from '../hooks/useSecondsUntil.ts';
import { classLoginTexts as texts } from '../texts.ts';
import type { DoorMember } from './NamePicker.tsx';
import classes from './PinEntry.module.css';
import { PinPad } from './PinPad.tsx';

interface PinEntryProps {
  code: string;
  member: DoorMember;
  onBack: () => void;
  onSignedIn: (session: SignedIn) => void;
}

/** The PIN of one pupil. A wrong one is told kindly, too many of them with the time to wait. */
export function PinEntry({ code, member, onBack, onSignedIn }: PinEntryProps) {
  const { login, isQueued } = usePinLogin(code);
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);
  const seconds = useSecondsUntil(waitsUntil);
  const heading = useRef<HTMLHeadingElement>(null);

  // Others have used up the tries: the seconds alone would say that the pupil did something wrong.
  const isGuessed = login.error instanceof ApiError && login.error.code === 'ACCOUNT_GUESSED';

  // Whose PIN is asked for is what a reader of the screen must hear first.
  useEffect(() => heading.current?.focus(), []);

  function send(pin: string) {
    login.mutate(
      { memberId: member._id, pin },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
          if (wait !== undefined) setWaitsUntil(performance.now() + wait * 1_000);
        },
      },
    );
  }

  return (
    <Kelir c="wedel" className={classes.root}>
      <div className={classes.inner}>
        <Button
          variant="ghost"
          size="sm"
          leftIcon={<IconArrowLeft size={20} stroke={2.2} aria-hidden="true" />}
          className={classes.back}
          disabled={login.isPending && !isQueued}
          onClick={onBack}
        >
          {texts.notMe}
        </Button>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {texts.hello(member.name)}
        </h1>
        <div className={classes.note}>
          {isQueued ? (
            <QueueNotice />
          ) : seconds > 0 ? (
            <Notice tone="warn">
              {isGuessed
                ? errorText(login.error, texts.signInFailed)
                : texts.wait(formatNumber(seconds))}
            </Notice>
          ) : login.isError && !login.isPending ? (
            <Notice tone="no">{errorText(login.error, texts.signInFailed)}</Notice>
          ) : (
            <p className={classes.help} role="status">
              {login.isPending ? texts.signingIn : texts.pinHelp(PIN_LENGTH)}
            </p>
          )}
        </div>
        <PinPad
          length={PIN_LENGTH}
          isSent={login.isPending}
          disabled={login.isPending || seconds > 0}
          onPin={send}
        />
      </div>
    </Kelir>
  );
}
