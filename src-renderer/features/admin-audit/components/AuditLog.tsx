import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/admin/PagedList.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { SEARCH_DELAY_MS } from '../../../components/admin/paging.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { errorText } from '../../../lib/api-error.ts';
import { auditQuery } from '../api/audit.ts';
import { useRestoreQuestion } from '../api/restore-question.ts';
import { auditTexts as texts } from '../texts.ts';
import { AuditTable } from './AuditTable.tsx';
import classes from './AuditLog.module.css';

/** 'Catatan Admin': who changed what, and when. */
export function AuditLog() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [wanted] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const log = useQuery(auditQuery(wanted, page));
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const restore = useRestoreQuestion();
  const once = useSingleFlight();

  function onRestore(questionId: string) {
    once((settled) =>
      restore.mutate(questionId, {
        ...settled,
        onSuccess: (text) => setToast({ tone: 'ok', text }),
        onError: (error) => setToast({ tone: 'no', text: errorText(error, texts.restoreFailed) }),
      }),
    );
  }

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
      <PagedList
        query={log}
        texts={
          wanted === '' ? texts : { ...texts, empty: texts.notFound, emptyHelp: texts.notFoundHelp }
        }
        onPage={setPage}
      >
        {(rows, isBusy) => (
          <AuditTable
            entries={rows}
            busy={isBusy}
            restoring={restore.isPending ? restore.variables : null}
            onRestore={onRestore}
          />
        )}
      </PagedList>
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
