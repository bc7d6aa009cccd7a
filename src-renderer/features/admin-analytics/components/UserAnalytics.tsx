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
import { exportUsers, type ExportFormat } from '../api/export-users.ts';
import { usersQuery } from '../api/users.ts';
import { FIRST_SELECTION, reselect } from '../lib/user-selection.ts';
import { adminAnalyticsTexts as texts } from '../texts.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { UserTable } from './UserTable.tsx';

const EXPORTS = [
  ['csv', 'line'],
  ['xlsx', 'wedel'],
] as const;

/** 'Analytics User': who plays how much, and how well. */
export function UserAnalytics() {
  const [selection, setSelection] = useState(FIRST_SELECTION);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [search] = useDebouncedValue(selection.search.trim(), SEARCH_DELAY_MS);
  const wanted = { ...selection, search };
  const users = useQuery(usersQuery(wanted));
  const once = useSingleFlight();
  const download = useMutation({
    mutationFn: (format: ExportFormat) => exportUsers(format, wanted),
    onSuccess: (name) => setToast({ tone: 'ok', text: texts.exported(name) }),
    onError: (error) => setToast({ tone: 'no', text: errorText(error, texts.exportFailed) }),
  });

  return (
    <>
      <SectionHeader title={texts.title}>
        {EXPORTS.map(([format, variant]) => {
          const isRunning = download.isPending && download.variables === format;
          return (
            <Button
              key={format}
              variant={variant}
              leftIcon={<IconDownload size={20} stroke={2.2} />}
              busy={isRunning}
              disabled={download.isPending}
              onClick={() => once((settled) => download.mutate(format, settled))}
            >
              {isRunning ? texts.exporting : texts.exports[format]}
            </Button>
          );
        })}
      </SectionHeader>
      {users.data && <AnalyticsCards summary={users.data.summary} />}
      <AnalyticsFilters
        selection={selection}
        onChange={(change) => setSelection(reselect(selection, change))}
      />
      <PagedList
        query={users}
        texts={texts}
        onPage={(page) => setSelection({ ...selection, page })}
      >
        {(rows, isBusy) => (
          <UserTable
            users={rows}
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
