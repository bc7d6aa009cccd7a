import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Pager } from '../../../components/admin/Pager.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { SEARCH_DELAY_MS, pageSummary } from '../../../components/admin/paging.ts';
import { errorText } from '../../../lib/api-error.ts';
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
      {analysis.isPending && <LoadingState text={texts.loading} />}
      {analysis.isError && (
        <ErrorState
          message={errorText(analysis.error, texts.failed)}
          onRetry={() => void analysis.refetch()}
        />
      )}
      {analysis.isSuccess && analysis.data.data.length === 0 && (
        <Card>
          <EmptyState title={texts.empty} help={texts.emptyHelp} />
        </Card>
      )}
      {analysis.isSuccess && analysis.data.data.length > 0 && (
        <>
          <AnalysisTable
            questions={analysis.data.data}
            selection={selection}
            busy={analysis.isPlaceholderData}
            onSort={(change) => setSelection(reselect(selection, change))}
          />
          <Pager
            page={analysis.data.pagination.page}
            totalPages={analysis.data.pagination.totalPages}
            summary={pageSummary(analysis.data.pagination, texts.range)}
            onChange={(page) => setSelection({ ...selection, page })}
          />
        </>
      )}
    </>
  );
}
