import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconDownload, IconPrinter } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import type { ClassReport as Report } from '#shared/contracts/class-report.contract.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { classReportQuery, downloadReport } from '../api/class-report.ts';
import { isBackwards, type Period } from '../lib/period.ts';
import { hasPlayed } from '../lib/report-words.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import classes from './ClassReport.module.css';
import { ReportPeriod } from './ReportPeriod.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { ReportTable } from './ReportTable.tsx';

const ICON = { size: 20, stroke: 2.2 } as const;

interface ClassReportProps {
  id: string;
  onDone: (message: string) => void;
}

/** What the pupils of a class have reached in a period: to read, to print, and for Excel. */
export function ClassReport({ id, onDone }: ClassReportProps) {
  const [period, setPeriod] = useState<Period>({});
  const [isPrinting, setPrinting] = useState(false);
  const hasPeriod = !isBackwards(period);
  const report = useQuery({ ...classReportQuery(id, period), enabled: hasPeriod });
  const once = useSingleFlight();
  const download = useMutation({
    mutationFn: (shown: Report) => downloadReport(id, period, shown),
    onSuccess: (name) => onDone(texts.downloaded(name)),
  });
  const data = hasPeriod ? report.data : undefined;
  const hasMarks = data !== undefined && hasPlayed(data);
  const canTake = hasMarks && !report.isPlaceholderData;

  // Ctrl+P, and Print in the browser's menu, mean the sheet and not the page with its menus.
  useEffect(() => {
    if (!canTake) return undefined;
    const open = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, [canTake]);

  return (
    <>
      <ButtonLink
        to={paths.adminClass(id)}
        variant="ghost"
        size="sm"
        leftIcon={<IconArrowLeft {...ICON} aria-hidden="true" />}
        className={classes.back}
      >
        {texts.back}
      </ButtonLink>
      <SectionHeader title={report.data ? texts.title(report.data.className) : texts.titleAlone}>
        <Button
          leftIcon={<IconPrinter {...ICON} />}
          disabled={!canTake}
          onClick={() => setPrinting(true)}
        >
          {texts.print}
        </Button>
        <Button
          variant="wedel"
          leftIcon={<IconDownload {...ICON} />}
          busy={download.isPending}
          disabled={!canTake}
          onClick={() => data && once((settled) => download.mutate(data, settled))}
        >
          {download.isPending ? texts.downloading : texts.download}
        </Button>
      </SectionHeader>
      <ReportPeriod period={period} shown={report.data} onChange={setPeriod} />
      {download.isError && (
        <Notice tone="no">{errorText(download.error, texts.downloadFailed)}</Notice>
      )}
      {report.isLoading && <LoadingState text={texts.loading} />}
      {hasPeriod && report.isError && (
        <ErrorState
          message={errorText(report.error, texts.failed)}
          onRetry={() => void report.refetch()}
        />
      )}
      {data && !hasMarks && (
        <Card>
          {data.rows.length === 0 ? (
            <EmptyState title={texts.emptyTitle} help={texts.emptyHelp} />
          ) : (
            <EmptyState title={texts.noMarksTitle} help={texts.noMarksHelp} />
          )}
        </Card>
      )}
      {hasMarks && (
        <>
          <ReportSummary report={data} />
          <ReportTable id={id} period={period} report={data} busy={report.isPlaceholderData} />
          <p className={classes.explanation}>{data.explanation}</p>
          {isPrinting && <ReportSheet report={data} onClose={() => setPrinting(false)} />}
        </>
      )}
    </>
  );
}
