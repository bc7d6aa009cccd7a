import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from '#shared/contracts/auth.contract.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { classByCodeQuery } from '../api/class-login.ts';
import { classLoginTexts as texts } from '../texts.ts';
import classes from './ClassLogin.module.css';
import { NamePicker, type DoorMember } from './NamePicker.tsx';
import { PinEntry } from './PinEntry.tsx';

interface ClassLoginProps {
  code: string;
  /** Why the player is here, when they did not ask for it. */
  reason: string | undefined;
  /** With the name that was tapped. */
  onSignedIn: (session: SignedIn, name: string) => void;
}

/** The names of a class, and the PIN of the one who was tapped. */
export function ClassLogin({ code, reason, onSignedIn }: ClassLoginProps) {
  const roster = useQuery(classByCodeQuery(code));
  const [member, setMember] = useState<DoorMember | null>(null);

  if (roster.isPending) return <LoadingState text={texts.loading} />;
  if (roster.data === undefined) {
    const { error } = roster;
    const isUnknown =
      error instanceof ApiError && (error.status === 404 || error.code === 'VALIDATION_ERROR');
    return isUnknown ? (
      <EmptyState
        title={texts.unknown}
        help={error.message}
        action={
          <ButtonLink to={paths.classCode} variant="wedel">
            {texts.otherCode}
          </ButtonLink>
        }
      />
    ) : (
      <ErrorState message={errorText(error, texts.failed)} onRetry={() => void roster.refetch()} />
    );
  }
  if (member !== null) {
    return (
      <PinEntry
        key={member._id}
        code={code}
        member={member}
        onBack={() => setMember(null)}
        onSignedIn={(session) => onSignedIn(session, member.name)}
      />
    );
  }
  const { name, members } = roster.data;
  return (
    <div className={classes.root}>
      {reason !== undefined && <Notice tone="info">{reason}</Notice>}
      <div>
        <p className={classes.class}>{name}</p>
        <h1 className={classes.title}>{texts.whoAreYou}</h1>
      </div>
      {members.length === 0 ? (
        <EmptyState title={texts.empty} help={texts.emptyHelp} />
      ) : (
        <NamePicker members={members} onPick={setMember} />
      )}
    </div>
  );
}
