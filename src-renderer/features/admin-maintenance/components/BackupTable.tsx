import { IconCircleCheck, IconDownload, IconRestore, IconTrash } from '@tabler/icons-react';
import type { Backup } from '#shared/contracts/maintenance.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { dataTexts as texts } from '../texts.ts';
import classes from './BackupTable.module.css';

interface BackupTableProps {
  backups: readonly Backup[];
  /** Name of the copy that is on its way to a download. */
  downloading: string | null;
  onRestore: (backup: Backup) => void;
  onDownload: (backup: Backup) => void;
  onDelete: (backup: Backup) => void;
}

/** One row per copy, newest first. */
export function BackupTable(props: BackupTableProps) {
  const { backups, downloading, onRestore, onDownload, onDelete } = props;
  return (
    <DataTable label={texts.backups} stacks className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col" data-number>
            {texts.bytes}
          </th>
          <th scope="col">{texts.state}</th>
          <th scope="col" data-actions="">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {backups.map((backup) => {
          const { name, kind, createdAt, bytes } = backup;
          const when = formatDateTime(createdAt);
          return (
            <tr key={name}>
              <td className={classes.when}>
                <time dateTime={createdAt}>{when}</time>
              </td>
              <td>{texts.kinds[kind]}</td>
              <td data-number>{formatBytes(bytes)}</td>
              <td>
                <Badge
                  tone="ok"
                  icon={<IconCircleCheck size={16} stroke={2.2} aria-hidden="true" />}
                >
                  {texts.sound}
                </Badge>
              </td>
              <td data-actions="">
                <IconButton
                  label={texts.restore(when)}
                  icon={<IconRestore size={21} stroke={2.2} />}
                  onClick={() => onRestore(backup)}
                />
                <IconButton
                  label={texts.download(when)}
                  icon={<IconDownload size={21} stroke={2.2} />}
                  disabled={downloading === name}
                  onClick={() => onDownload(backup)}
                />
                <IconButton
                  label={texts.delete(when)}
                  icon={<IconTrash size={21} stroke={2.2} />}
                  className={classes.delete}
                  onClick={() => onDelete(backup)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
