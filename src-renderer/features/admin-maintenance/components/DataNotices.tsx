import type { MaintenanceNotice } from '#shared/contracts/maintenance.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useMarkRead, useNotices } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';
import classes from './DataNotices.module.css';

interface DataNoticesProps {
  /** Elsewhere than on the screen itself: only what cannot wait, with the way there. */
  brief?: boolean;
}

/** What may have happened to the data, or soon will. Without news it is nothing at all. */
export function DataNotices({ brief = false }: DataNoticesProps) {
  const { data = [] } = useNotices();
  const markRead = useMarkRead();
  const shown = brief ? data.filter(({ code }) => code !== 'NO_BACKUP') : data;
  return shown.map((notice) => (
    <Notice key={notice.code} tone={toneOf(notice)}>
      <p className={classes.message}>{notice.message}</p>
      {(brief || notice.needsReading) && (
        <div className={classes.actions}>
          {brief && (
            <ButtonLink to={paths.adminMenu('data')} size="sm">
              {texts.openData}
            </ButtonLink>
          )}
          {notice.needsReading && (
            <Button size="sm" busy={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
              {markRead.isPending ? texts.reading : texts.read}
            </Button>
          )}
        </div>
      )}
    </Notice>
  ));
}

const toneOf = ({ code }: MaintenanceNotice) =>
  code === 'DATA_LOST' || code === 'DATA_WENT_BACK' ? 'no' : code === 'NO_BACKUP' ? 'info' : 'warn';
