import { useState } from 'react';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { Pager } from '../../../components/admin/Pager.tsx';
import { pageSummary } from '../../../components/admin/paging.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { ImportRow } from '../lib/read-import.ts';
import { importTexts as texts } from '../import-texts.ts';
import { ImportState } from './ImportState.tsx';
import classes from './ImportPreview.module.css';

const FILTERS = ['all', 'wrong', 'duplicate', 'new'] as const;
type Filter = (typeof FILTERS)[number];
/** A thousand rows at once keep an old PC busy. */
const PAGE_SIZE = 20;

/** What a file would bring: row by row, what is new, what is there already, and what is wrong. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const [chosen, setChosen] = useState<Filter>('all');
  const [wantedPage, setPage] = useState(1);
  const shown = filtered(rows, chosen);
  const totalPages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const page = Math.min(wantedPage, totalPages);
  const choices = FILTERS.map((value) => {
    const count = filtered(rows, value).length;
    return { value, text: texts.filters[value](formatNumber(count)), disabled: count === 0 };
  });

  return (
    <div className={classes.root}>
      <ChoiceBar
        label={texts.filter}
        choices={choices}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setPage(1);
        }}
      />
      <DataTable label={texts.table} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.question}</th>
            <th scope="col">{texts.status}</th>
          </tr>
        </thead>
        <tbody>
          {shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
            <tr key={row.place}>
              <td className={classes.question}>
                <p lang="jv">{row.excerpt === '' ? '–' : row.excerpt}</p>
                <p className={classes.place}>{row.place}</p>
              </td>
              <td>
                <ImportState row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Pager
        page={page}
        totalPages={totalPages}
        summary={pageSummary(
          { page, limit: PAGE_SIZE, total: shown.length, totalPages },
          texts.range,
        )}
        onChange={setPage}
      />
    </div>
  );
}

const filtered = (rows: readonly ImportRow[], filter: Filter): readonly ImportRow[] =>
  filter === 'all' ? rows : rows.filter((row) => row.state === filter);
