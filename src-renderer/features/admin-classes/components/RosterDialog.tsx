import { useState } from 'react';
import { IconArrowLeft, IconUserPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { isDoubtful, useRoster } from '../hooks/useRoster.ts';
import { rosterTexts as texts } from '../texts.ts';
import classes from './RosterDialog.module.css';
import { RosterInput } from './RosterInput.tsx';
import { RosterRows } from './RosterRows.tsx';

interface RosterDialogProps {
  classId: string;
  /** Adds somebody with an account instead. */
  onAccount: () => void;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Adds pupils: paste or choose a list, see what it would do, mend it, then let it happen. */
export function RosterDialog({ classId, onAccount, onClose, onDone }: RosterDialogProps) {
  const [text, setText] = useState('');
  const work = useRoster(classId, (message) => {
    onClose();
    onDone(message);
  });
  const { rows, plan } = work;
  const added = (plan?.counts.new ?? 0) + (plan?.counts.returning ?? 0);
  const sameNames = plan?.rows.filter(isDoubtful).length ?? 0;
  const wrong = plan?.counts.wrong ?? 0;

  return (
    <Dialog
      opened
      title={texts.title}
      size="md"
      holds
      onClose={() => !work.isImporting && onClose()}
      footer={
        rows === null ? (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button
              variant="wedel"
              disabled={text.trim() === ''}
              onClick={() => work.readText(text)}
            >
              {texts.check}
            </Button>
          </>
        ) : (
          <>
            <Button
              leftIcon={<IconArrowLeft size={20} stroke={2.2} />}
              disabled={work.isImporting}
              onClick={work.startAgain}
            >
              {texts.again}
            </Button>
            <Button
              variant="wedel"
              leftIcon={<IconUserPlus size={20} stroke={2.2} />}
              busy={work.isImporting}
              disabled={work.isChecking || added === 0}
              onClick={work.confirm}
            >
              {work.isImporting
                ? texts.importing
                : added === 0
                  ? texts.confirmNone
                  : texts.confirm(formatNumber(added))}
            </Button>
          </>
        )
      }
    >
      <div className={classes.root}>
        {work.problem !== null && <Notice tone="no">{work.problem}</Notice>}
        {rows === null ? (
          <RosterInput
            text={text}
            isReading={work.isReading}
            onText={setText}
            onFile={work.readFile}
            onAccount={onAccount}
          />
        ) : (
          <>
            <p role="status" className={classes.summary}>
              {plan === undefined
                ? texts.checking
                : texts.summary({
                    new: formatNumber(plan.counts.new),
                    existing: formatNumber(plan.counts.existing),
                    returning: formatNumber(plan.counts.returning),
                    repeated: formatNumber(plan.counts.repeated),
                    wrong: formatNumber(wrong),
                  })}
            </p>
            {wrong > 0 && <Notice tone="warn">{texts.wrongLeft(formatNumber(wrong))}</Notice>}
            {sameNames > 0 && (
              <Notice tone="warn">{texts.sameNames(formatNumber(sameNames))}</Notice>
            )}
            <RosterRows
              rows={rows}
              plan={plan}
              busy={work.isChecking}
              onChange={work.change}
              onDrop={work.drop}
            />
            {plan !== undefined && plan.notInFile > 0 && (
              <p className={classes.help}>{texts.notInFile(formatNumber(plan.notInFile))}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
