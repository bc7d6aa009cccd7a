import { IconAlertCircle, IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { Badge } from '../../../components/Badge.tsx';
import type { ImportRow } from '../lib/read-import.ts';
import { importTexts as texts } from '../import-texts.ts';
import classes from './ImportState.module.css';

const LOOK = {
  new: { tone: 'ok', Icon: IconCircleCheck },
  duplicate: { tone: 'warn', Icon: IconCopy },
  wrong: { tone: 'no', Icon: IconAlertCircle },
} as const;

/** Whether a row can be added, and if not, every reason. */
export function ImportState({ row }: { row: ImportRow }) {
  const { tone, Icon } = LOOK[row.state];
  return (
    <div className={classes.root}>
      <Badge tone={tone} icon={<Icon size={16} stroke={2.2} aria-hidden="true" />}>
        {texts.states[row.state]}
      </Badge>
      {row.state === 'duplicate' && <p className={classes.note}>{row.duplicateOf}</p>}
      {row.faults.length > 0 && (
        <ul className={classes.faults}>
          {row.faults.map(({ field, message }, index) => (
            // Two faults may say the same; they never change places.
            <li key={index}>
              <b>{field}:</b> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
