import { useState } from 'react';
import type { SharingState } from '#shared/contracts/sharing.contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useCloseSharing, useOpenSharing } from '../api/sharing.ts';
import { openedAddresses } from '../lib/address-choice.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import { AddressPicker } from './AddressPicker.tsx';
import { ClosedStage } from './ClosedStage.tsx';
import { OpenStage } from './OpenStage.tsx';
import { ReachHelp } from './ReachHelp.tsx';
import classes from './SharingControls.module.css';
import { StudentList } from './StudentList.tsx';

interface SharingControlsProps {
  sharing: SharingState;
  /** The last look at the server failed. */
  isOutdated: boolean;
}

/** The stage, and below it who is here, at which addresses, and help. */
export function SharingControls({ sharing, isOutdated }: SharingControlsProps) {
  const open = useOpenSharing();
  const close = useCloseSharing();
  const [isAsking, setIsAsking] = useState(false);
  // What will be opened; without a choice the server takes the likely one.
  const [wanted, setWanted] = useState<string[] | null>(null);
  const { isOpen, addresses, students, notices } = sharing;
  const known = wanted?.filter((one) => addresses.some(({ address }) => address === one)) ?? [];
  const likely = addresses[0]?.kind === 'lan' ? [addresses[0].address] : [];
  const chosen = isOpen ? openedAddresses(addresses) : known.length > 0 ? known : likely;

  function shut() {
    close.mutate(undefined, {
      onSettled: () => setIsAsking(false),
      onSuccess: () => {
        open.reset();
        setWanted(null);
      },
    });
  }

  const picker = (
    <AddressPicker
      addresses={addresses}
      chosen={chosen}
      isOpen={isOpen}
      disabled={sharing.control === 'host-option' || open.isPending || close.isPending}
      error={isOpen && open.isError ? errorText(open.error, texts.changeFailed) : null}
      onChoose={(next) => (isOpen ? open.mutate(next) : setWanted(next))}
    />
  );

  return (
    <>
      {isOutdated && <Notice tone="warn">{texts.outdated}</Notice>}
      {notices.map(({ code, message }) => (
        <Notice key={code + message} tone={code.startsWith('NAME_') ? 'info' : 'warn'}>
          {message}
        </Notice>
      ))}
      {close.isError && <Notice tone="no">{errorText(close.error, texts.closeFailed)}</Notice>}
      {isOpen ? (
        <OpenStage
          sharing={sharing}
          isClosing={close.isPending}
          onClose={() => (students.length > 0 ? setIsAsking(true) : shut())}
        />
      ) : (
        <ClosedStage
          isOpening={open.isPending}
          error={open.error}
          onOpen={() => {
            close.reset();
            open.mutate(known.length > 0 ? known : undefined);
          }}
        />
      )}
      {isOpen ? (
        <div className={classes.cards}>
          <div className={classes.column}>
            <StudentList students={students} />
            {picker}
          </div>
          <ReachHelp />
        </div>
      ) : (
        // Where the only address is the likely one, there is nothing to choose.
        addresses.length > likely.length && picker
      )}
      <ConfirmDialog
        opened={isAsking}
        title={texts.closeTitle}
        cancel={texts.cancel}
        confirm={texts.close}
        busyText={texts.closing}
        busy={close.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={shut}
      >
        <p>
          <b>{texts.closeQuestion(formatNumber(students.length))}</b>
        </p>
        <p>{texts.closeHelp}</p>
      </ConfirmDialog>
    </>
  );
}
