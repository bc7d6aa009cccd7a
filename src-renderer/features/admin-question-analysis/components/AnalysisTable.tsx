import { useState } from 'react';
import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { SortHead } from '../../../components/admin/SortHead.tsx';
import { sortHeads } from '../../../components/admin/sorting.ts';
import { nextOrder, type AnalysisSelection } from '../lib/analysis-selection.ts';
import { analysisTexts as texts } from '../texts.ts';
import { AnalysisRow } from './AnalysisRow.tsx';
import classes from './AnalysisTable.module.css';

interface AnalysisTableProps {
  questions: readonly QuestionAnalysis[];
  selection: AnalysisSelection;
  busy: boolean;
  onSort: (change: Pick<AnalysisSelection, 'sortBy' | 'sortOrder'>) => void;
}

const keyOf = ({ _id, series }: QuestionAnalysis): string => `${_id}.${series}`;

/** One row per question; a press on one opens the options in words. */
export function AnalysisTable({ questions, selection, busy, onSort }: AnalysisTableProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const head = sortHeads(texts.columns, selection, (field) => nextOrder(selection, field), onSort);
  return (
    <DataTable label={texts.table} busy={busy} className={classes.root}>
      <thead>
        <tr>
          <SortHead className={classes.wide} {...head('id')} />
          <th scope="col">{texts.question}</th>
          <SortHead isNumber className={classes.wide} {...head('timesAnswered')} />
          <SortHead {...head('shareCorrect')} />
          <th scope="col" className={classes.wide}>
            {texts.chosen}
          </th>
          <SortHead isNumber className={classes.wide} {...head('meanTime')} />
          <td className={classes.toggleHead}>
            <VisuallyHidden>{texts.chosen}</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <AnalysisRow
            key={keyOf(question)}
            question={question}
            isOpen={opened === keyOf(question)}
            onToggle={() => setOpened(opened === keyOf(question) ? null : keyOf(question))}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
