import { useState } from 'react';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { schoolQuery } from '../api/school.ts';
import { adminSettingsTexts as texts } from '../texts.ts';
import { SchoolForm } from './SchoolForm.tsx';

/** 'Pengaturan': its sentence, and below it what a school says of itself once. */
export function AdminSettings() {
  const school = useQuery(schoolQuery);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <>
      <SectionHeader title={texts.title} />
      <Card>
        <EmptyState
          title={texts.soon}
          help={texts.help}
          action={
            <ButtonLink to={paths.ownPassword} leftIcon={<IconKey size={20} stroke={2.2} />}>
              {texts.ownPassword}
            </ButtonLink>
          }
        />
      </Card>
      {school.isPending && <LoadingState text={texts.loading} />}
      {school.isError && (
        <ErrorState
          message={errorText(school.error, texts.failed)}
          onRetry={() => void school.refetch()}
        />
      )}
      {school.data && (
        <SchoolForm initial={school.data} onSaved={(text) => setToast({ tone: 'ok', text })} />
      )}
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
