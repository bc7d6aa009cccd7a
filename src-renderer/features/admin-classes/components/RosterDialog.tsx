import { useEffect, useRef, useState } from 'react';
import { IconArrowLeft, IconUserPlus } from '@tabler/icons-react';
import { ROSTER_STATUSES } from '#shared/contracts/classes.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { isDoubtful, useRoster } from '../hooks/useRoster.ts';
import { rosterTexts as texts } from '../texts.ts';
import classes from './RosterDialog.module.css';
import { RosterInput } from './RosterInput.tsx';
import { RosterRows } from './RosterRows.tsx';

interface RosterDialogProps {
  classId: string;
  className: string;
  /** Adds somebody with an account instead. */
  onAccount: () => void;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Adds pupils: paste or choose a list, see what it would do, mend it, then let it happen. */
export function RosterDialog(props: RosterDialogProps) {
  const { classId, className, onAccount, onClose, onDone } = props;
  const [text, setText] = useState('');
  /** What would throw away what was typed, and waits for a yes. */
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const work = useRoster({ classId, className }, (message) => {
    onClose();
    onDone(message);
  });
  const { rows, plan } = work;
  const added = (plan?.counts.new ?? 0) + (plan?.counts.returning ?? 0);
  const completed = plan?.counts.completed ?? 0;
  const sameNames = plan?.rows.filter(isDoubtful).length ?? 0;
  const wrong = plan?.counts.wrong ?? 0;

  // The button that was pressed is gone, and with it the place of the keyboard.
  const summary = useRef<HTMLParagraphElement>(null);
  const hasRows = rows !== null;
  useEffect(() => {
    if (hasRows) summary.current?.focus();
  }, [hasRows]);

  function leave(go: () => void) {
    if (work.isImporting) return;
    if (work.isMended || (rows === null && text.trim() !== '')) setLeaving({ go });
    else go();
  }
  const close = () => leave(onClose);

  return (
    <>
      <Dialog
        opened
        title={texts.title}
        size="md"
        holds
        covered={leaving !== null}
        onClose={close}
        footer={
          rows === null ? (
            <>
              <Button onClick={close}>{texts.cancel}</Button>
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
                onClick={() => leave(work.startAgain)}
              >
                {texts.again}
              </Button>
              <Button
                variant="wedel"
                leftIcon={<IconUserPlus size={20} stroke={2.2} />}
                busy={work.isImporting}
                disabled={work.isChecking || added + completed === 0}
                onClick={work.confirm}
              >
                {work.isImporting
                  ? texts.importing
                  : added > 0
                    ? texts.confirm(formatNumber(added))
                    : completed > 0
                      ? texts.confirmNumbers(formatNumber(completed))
                      : texts.confirmNone}
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
              {work.sheets.length > 1 && (
                <FilterSelect
                  label={texts.sheet}
                  value={work.sheet}
                  disabled={work.isImporting}
                  onChange={({ currentTarget: { value } }) =>
                    leave(() => work.chooseSheet(Number(value)))
                  }
                >
                  {work.sheets.map(({ name, entries }, index) => (
                    // Two sheets of a file never change places.
                    <option key={`${index} ${name}`} value={index}>
                      {texts.sheetOf(name, formatNumber(entries.length))}
                    </option>
                  ))}
                </FilterSelect>
              )}
              <p ref={summary} tabIndex={-1} role="status" className={classes.summary}>
                {plan === undefined
                  ? texts.checking
                  : ROSTER_STATUSES.filter((status) => plan.counts[status] > 0)
                      .map((status) => texts.counted[status](formatNumber(plan.counts[status])))
                      .join(' · ')}
              </p>
              {wrong > 0 && <Notice tone="warn">{texts.wrongLeft(formatNumber(wrong))}</Notice>}
              {sameNames > 0 && (
                <Notice tone="warn">{texts.sameNames(formatNumber(sameNames))}</Notice>
              )}
              {work.skipped.length > 0 && (
                <p className={classes.help}>{texts.skipped(work.skipped)}</p>
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
      <ConfirmDialog
        opened={leaving !== null}
        title={texts.leaveTitle}
        confirm={texts.leave}
        cancel={texts.stay}
        onConfirm={() => {
          setLeaving(null);
          leaving?.go();
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{texts.leaveHelp}</p>
      </ConfirmDialog>
    </>
  );
}
