import { formatNumber } from '../../../lib/format.ts';
import { FAULTS_SHOWN } from '../lib/limits.ts';
import type { FileFault } from '../lib/read-file.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './FaultList.module.css';

/** What is wrong, each with its question and its field. */
export function FaultList({ faults }: { faults: readonly FileFault[] }) {
  const more = faults.length - FAULTS_SHOWN;
  return (
    <ul className={classes.root}>
      {faults.slice(0, FAULTS_SHOWN).map(({ name, field, message }) => (
        <li key={`${name} ${field} ${message}`}>
          <b>{field === '' ? name : `${name}, ${field}`}</b>: {message}
        </li>
      ))}
      {more > 0 && <li>{texts.andMore(formatNumber(more))}</li>}
    </ul>
  );
}
