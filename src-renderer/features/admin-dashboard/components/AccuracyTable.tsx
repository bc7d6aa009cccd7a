import table from '../../../components/Table.module.css';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { CharacterAccuracy } from '../lib/accuracy.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import classes from './AccuracyTable.module.css';

/** Everything that the charts draw, and how many answers stand behind it. */
export function AccuracyTable({ accuracy }: { accuracy: readonly CharacterAccuracy[] }) {
  return (
    <table className={cx(table.table, classes.root)}>
      <thead>
        <tr>
          <th scope="col">{texts.character}</th>
          <th scope="col">{texts.levelHead}</th>
          <th scope="col">{texts.questions}</th>
          <th scope="col">{texts.timesAnswered}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {accuracy.flatMap(({ character, levels }) =>
          levels.map((row) => (
            <tr key={`${character._id}-${row.level}`}>
              <td>{character.name}</td>
              <td>{row.level}</td>
              <td>{formatNumber(row.questionCount)}</td>
              <td>{formatNumber(row.timesAnswered)}</td>
              <td>{row.percent === null ? '–' : `${row.percent}%`}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
