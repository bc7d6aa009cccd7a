import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/admin/PagedList.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { SEARCH_DELAY_MS } from '../../../components/admin/paging.ts';
import { analysisQuery } from '../api/analysis.ts';
import { FIRST_SELECTION, reselect } from '../lib/analysis-selection.ts';
import { analysisTexts as texts } from '../texts.ts';
import { AnalysisFilters } from './AnalysisFilters.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';
import classes from './QuestionAnalyses.module.css';

/** 'Analisis Soal': which questions are bad, the hardest first. */
export function QuestionAnalyses() {
  const [selection, setSelection] = useState(FIRST_SELECTION);
  const [search] = useDebouncedValue(selection.search.trim(), SEARCH_DELAY_MS);
  const analysis = useQuery(analysisQuery({ ...selection, search }));
  return (
    <>
      <SectionHeader title={texts.title} />
      <p className={classes.intro}>{texts.intro}</p>
      <AnalysisFilters
        selection={selection}
        onChange={(change) => setSelection(reselect(selection, change))}
      />
      <PagedList
        query={analysis}
        texts={texts}
        onPage={(page) => setSelection({ ...selection, page })}
      >
        {(rows, isBusy) => (
          <AnalysisTable
            questions={rows}
            selection={selection}
            busy={isBusy}
            onSort={(change) => setSelection(reselect(selection, change))}
          />
        )}
      </PagedList>
    </>
  );
}
