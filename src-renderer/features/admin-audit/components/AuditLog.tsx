import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Pager } from '../../../components/admin/Pager.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { SEARCH_DELAY_MS, pageSummary } from '../../../components/admin/paging.ts';
import { errorText } from '../../../lib/api-error.ts';
import { auditQuery } from '../api/audit.ts';
import { auditTexts as texts } from '../texts.ts';
import { AuditTable } from './AuditTable.tsx';
import classes from './AuditLog.module.css';

/** 'Catatan Admin': who changed what, and when. */
export function AuditLog() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [wanted] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const log = useQuery(auditQuery(wanted, page));
  return (
    <>
      <SectionHeader title={texts.title} />
      <p className={classes.intro}>{texts.intro}</p>
      <SearchField
        placeholder={texts.search}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {log.isPending && <LoadingState text={texts.loading} />}
      {log.isError && (
        <ErrorState
          message={errorText(log.error, texts.failed)}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isSuccess && log.data.data.length === 0 && (
        <Card>
          {wanted === '' ? (
            <EmptyState title={texts.empty} help={texts.emptyHelp} />
          ) : (
            <EmptyState title={texts.notFound} help={texts.notFoundHelp} />
          )}
        </Card>
      )}
      {log.isSuccess && log.data.data.length > 0 && (
        <>
          <AuditTable entries={log.data.data} busy={log.isPlaceholderData} />
          <Pager
            page={log.data.pagination.page}
            totalPages={log.data.pagination.totalPages}
            summary={pageSummary(log.data.pagination, texts.range)}
            onChange={setPage}
          />
        </>
      )}
    </>
  );
}
