import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { errorText, isElsewhere } from '../../../lib/api-error.ts';
import { sharingQuery } from '../api/sharing.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import { SharingControls } from './SharingControls.tsx';

/** 'Buka untuk Kelas': one switch, and all that the class needs to come in. */
export function Sharing() {
  const sharing = useQuery(sharingQuery());
  if (sharing.data !== undefined && !isElsewhere(sharing.error)) {
    return <SharingControls sharing={sharing.data} isOutdated={sharing.isError} />;
  }
  return (
    <>
      <SectionHeader title={texts.title} />
      {sharing.isPending && <LoadingState text={texts.loading} />}
      {isElsewhere(sharing.error) && (
        <Card>
          <EmptyState title={texts.localOnlyTitle} help={texts.localOnly} />
        </Card>
      )}
      {sharing.isError && !isElsewhere(sharing.error) && (
        <ErrorState
          message={errorText(sharing.error, texts.failed)}
          onRetry={() => void sharing.refetch()}
        />
      )}
    </>
  );
}
