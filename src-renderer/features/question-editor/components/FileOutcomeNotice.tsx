import { IconX } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { FileOutcome } from '../hooks/useOpenFile.ts';
import { FAULTS_SHOWN } from '../lib/limits.ts';
import type { FileReport } from '../lib/merge-file.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { FaultList } from './FaultList.tsx';
import classes from './FileOutcomeNotice.module.css';

interface FileOutcomeNoticeProps {
  outcome: FileOutcome;
  onAddChanged: (report: FileReport) => void;
  onClose: () => void;
}

/** What came of opening a file; it stays until it is closed, since it may name much. */
export function FileOutcomeNotice({ outcome, onAddChanged, onClose }: FileOutcomeNoticeProps) {
  return (
    <div className={classes.root}>
      {outcome.problem === null ? (
        <Report report={outcome.report} onAddChanged={onAddChanged} />
      ) : (
        <Notice tone="no" className={classes.notice}>
          <p>{outcome.problem}</p>
          {outcome.faults.length > 0 && <FaultList faults={outcome.faults} />}
        </Notice>
      )}
      <IconButton
        label={texts.closeReport}
        icon={<IconX size={20} stroke={2.2} />}
        className={classes.close}
        onClick={onClose}
      />
    </div>
  );
}

function Report({
  report,
  onAddChanged,
}: {
  report: FileReport;
  onAddChanged: (report: FileReport) => void;
}) {
  const { added, builtIn, same, renumbered, incomplete, changed } = report;
  const isPlain = incomplete.length === 0 && changed.length === 0;
  return (
    <Notice tone={isPlain ? 'ok' : 'warn'} className={classes.notice}>
      <p>
        {[
          added.length > 0 ? texts.read(formatNumber(added.length)) : texts.readNothing,
          builtIn > 0 && texts.readBuiltIn(formatNumber(builtIn)),
          same > 0 && texts.readSame(formatNumber(same)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {renumbered.slice(0, FAULTS_SHOWN).map(({ from, to }) => (
        <p key={to}>{texts.renumbered(from, to)}</p>
      ))}
      {renumbered.length > FAULTS_SHOWN && (
        <p>{texts.andMore(formatNumber(renumbered.length - FAULTS_SHOWN))}</p>
      )}
      {incomplete.length > 0 && (
        <>
          <p>{texts.toComplete}</p>
          <FaultList faults={incomplete} />
        </>
      )}
      {changed.length > 0 && (
        <>
          <p>{texts.changed(listIds(changed))}</p>
          <Button size="sm" className={classes.button} onClick={() => onAddChanged(report)}>
            {texts.addChanged}
          </Button>
        </>
      )}
    </Notice>
  );
}

/** The ids, as many as fit in a sentence. */
function listIds(questions: FileReport['changed']): string {
  const ids = questions.slice(0, FAULTS_SHOWN).map(({ id }) => String(id));
  const more = questions.length - ids.length;
  return [...ids, ...(more > 0 ? [texts.andMore(formatNumber(more))] : [])].join(', ');
}
