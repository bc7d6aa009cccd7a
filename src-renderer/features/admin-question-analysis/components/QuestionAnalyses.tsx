import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { PagedList } from '../../../components/admin/PagedList.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { SEARCH_DELAY_MS } from '../../../components/admin/paging.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { analysisQuery, exportAnalysis } from '../api/analysis.ts';
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
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const once = useSingleFlight();
  const download = useMutation({
    mutationFn: exportAnalysis,
    onSuccess: (count) => setToast({ tone: 'ok', text: texts.exported(formatNumber(count)) }),
    onError: (error) => setToast({ tone: 'no', text: errorText(error, texts.exportFailed) }),
  });
  return (
    <>
      <SectionHeader title={texts.title}>
        <Button
          leftIcon={<IconDownload size={20} stroke={2.2} />}
          busy={download.isPending}
          onClick={() => once((settled) => download.mutate({ ...selection, search }, settled))}
        >
          {download.isPending ? texts.exporting : texts.export}
        </Button>
      </SectionHeader>
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
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
