import { IconArchive } from '@tabler/icons-react';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { Link } from '../../../components/Link.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { classListTexts as texts } from '../texts.ts';
import classes from './ClassTable.module.css';

/** One row per class. */
export function ClassTable({ classes: rows }: { classes: readonly SchoolClass[] }) {
  return (
    <DataTable label={texts.table} className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.code}</th>
          <th scope="col" data-number="">
            {texts.members}
          </th>
          <th scope="col" data-number="">
            {texts.kkm}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <th scope="row">
              <Link to={paths.adminClass(row._id)} className={classes.link}>
                {row.name}
              </Link>
              {row.archivedAt !== null && (
                <Badge tone="mute" icon={<IconArchive size={18} stroke={2.2} aria-hidden="true" />}>
                  {texts.archived}
                </Badge>
              )}
            </th>
            <td className={classes.code}>{row.code}</td>
            <td data-number="">
              {formatNumber(row.memberCount)}
              {row.withoutPinCount > 0 && (
                <span className={classes.note}>
                  {texts.withoutPin(formatNumber(row.withoutPinCount))}
                </span>
              )}
            </td>
            <td data-number="">{formatNumber(row.kkm)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
