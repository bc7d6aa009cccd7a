import { useState } from 'react';
import { IconPrinter } from '@tabler/icons-react';
import type { ClassMember, LoginCard } from '#shared/contracts/classes.contract.ts';
import { classTexts as answers } from '#shared/texts/classes.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { SecretDialog } from '../../../components/admin/SecretDialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useMakePins, useSetSeat } from '../api/classes.ts';
import { classDialogTexts, classTexts as texts } from '../texts.ts';
import classes from './ClassMembers.module.css';
import { MemberForm } from './MemberForm.tsx';
import { MemberTable } from './MemberTable.tsx';
import { MoveMember } from './MoveMember.tsx';

interface ClassMembersProps {
  classId: string;
  members: readonly ClassMember[];
  onDone: (message: string) => void;
  /** Prints the card of one pupil. */
  onPrint: (card: LoginCard) => void;
}

/** The pupils of a class, and those who have left it. */
export function ClassMembers({ classId, members, onDone, onPrint }: ClassMembersProps) {
  const [edited, setEdited] = useState<ClassMember | null>(null);
  const [moved, setMoved] = useState<ClassMember | null>(null);
  const [leaving, setLeaving] = useState<ClassMember | null>(null);
  const [renewed, setRenewed] = useState<ClassMember | null>(null);
  const [card, setCard] = useState<LoginCard | null>(null);
  const pins = useMakePins(classId);
  const seat = useSetSeat(classId);
  const seated = members.filter(({ removedAt }) => removedAt === null);
  const removed = members.filter(({ removedAt }) => removedAt !== null);

  const table = {
    busy: pins.isPending || seat.isPending,
    onEdit: setEdited,
    onMove: setMoved,
    onNewPin: setRenewed,
  };

  return (
    <>
      {seated.length === 0 ? (
        <Card>
          <EmptyState title={texts.emptyTitle} help={texts.emptyHelp} />
        </Card>
      ) : (
        <MemberTable {...table} label={texts.table} members={seated} onSeat={setLeaving} />
      )}
      {removed.length > 0 && (
        <details className={classes.removed}>
          <summary>{texts.removedTitle(formatNumber(removed.length))}</summary>
          <MemberTable
            {...table}
            label={texts.removedTitle(formatNumber(removed.length))}
            members={removed}
            onSeat={({ _id, name }) =>
              seat.mutate(
                { memberId: _id, seated: true },
                {
                  onSuccess: ({ message }) => onDone(message ?? answers.memberReturned(name)),
                },
              )
            }
          />
        </details>
      )}
      {edited !== null && (
        <MemberForm
          classId={classId}
          member={edited}
          onClose={() => setEdited(null)}
          onDone={onDone}
        />
      )}
      {moved !== null && (
        <MoveMember
          classId={classId}
          member={moved}
          onClose={() => setMoved(null)}
          onDone={onDone}
        />
      )}
      <ConfirmDialog
        opened={leaving !== null}
        title={classDialogTexts.removeTitle}
        cancel={classDialogTexts.cancel}
        confirm={classDialogTexts.remove}
        busyText={classDialogTexts.saving}
        variant="wedel"
        busy={seat.isPending}
        error={seat.isError ? errorText(seat.error, classDialogTexts.failed) : null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          const { _id, name } = leaving;
          seat.mutate(
            { memberId: _id, seated: false },
            {
              onSuccess: ({ message }) => {
                setLeaving(null);
                onDone(message ?? answers.memberRemoved(name));
              },
            },
          );
        }}
      >
        <p>
          <b>{classDialogTexts.removeQuestion(leaving?.name ?? '')}</b>
        </p>
        <p>{classDialogTexts.removeHelp}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={renewed !== null}
        title={classDialogTexts.pinTitle}
        cancel={classDialogTexts.cancel}
        confirm={classDialogTexts.pinConfirm}
        busyText={classDialogTexts.pinMaking}
        variant="wedel"
        busy={pins.isPending}
        error={pins.isError ? errorText(pins.error, classDialogTexts.failed) : null}
        onCancel={() => setRenewed(null)}
        onConfirm={() => {
          if (renewed === null) return;
          pins.mutate([renewed._id], {
            onSuccess: ([made]) => {
              setRenewed(null);
              setCard(made ?? null);
            },
          });
        }}
      >
        <p>
          <b>{classDialogTexts.pinQuestion(renewed?.name ?? '')}</b>
        </p>
        <p>
          {renewed?.hasPin === false ? classDialogTexts.pinFirstHelp : classDialogTexts.pinHelp}
        </p>
      </ConfirmDialog>
      <SecretDialog
        secret={card && { label: classDialogTexts.pinFor(card.name), value: card.pin }}
        title={classDialogTexts.pinTitle}
        help={classDialogTexts.pinOnce}
        done={classDialogTexts.pinNoted}
        actions={
          <Button
            leftIcon={<IconPrinter size={20} stroke={2.2} />}
            onClick={() => {
              if (card) onPrint(card);
              setCard(null);
            }}
          >
            {classDialogTexts.printCard}
          </Button>
        }
        onClose={() => setCard(null)}
      />
    </>
  );
}
