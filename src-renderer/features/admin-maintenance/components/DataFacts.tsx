import type { MaintenanceState } from '#shared/contracts/maintenance.contract.ts';
import { Card } from '../../../components/Card.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { dataTexts as texts } from '../texts.ts';
import { MoveData } from './MoveData.tsx';
import classes from './DataFacts.module.css';

/** Where the data lie, how large they are, and how much room there is. */
export function DataFacts({ state }: { state: MaintenanceState }) {
  const { dataDir, databaseBytes, freeBytes, isDiskLow, lastBackupAt, canMove } = state;
  return (
    <Card>
      <dl className={classes.root}>
        <div>
          <dt>{texts.last}</dt>
          <dd>{lastBackupAt === null ? texts.never : formatDateTime(lastBackupAt)}</dd>
        </div>
        <div>
          <dt>{texts.size}</dt>
          <dd>{formatBytes(databaseBytes)}</dd>
        </div>
        <div data-low={isDiskLow ? '' : undefined}>
          <dt>{texts.free}</dt>
          <dd>{formatBytes(freeBytes)}</dd>
        </div>
        <div className={classes.folder}>
          <dt>{texts.folder}</dt>
          <dd>{dataDir}</dd>
        </div>
      </dl>
      {canMove && (
        <div className={classes.actions}>
          <MoveData />
        </div>
      )}
    </Card>
  );
}
