import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { errorText, isElsewhere } from '../../../lib/api-error.ts';
import { useMaintenance } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';
import { DataControls } from './DataControls.tsx';

interface DataScreenProps {
  /** After a restore nobody is signed in any more. */
  onRestored: () => void;
}

/** 'Data & Cadangan': where the data lie, and their copies. */
export function DataScreen({ onRestored }: DataScreenProps) {
  const { data, error, isPending, isError, refetch } = useMaintenance();
  if (data !== undefined && !isElsewhere(error)) {
    return <DataControls state={data} onRestored={onRestored} />;
  }
  return (
    <>
      <SectionHeader title={texts.title} />
      {isPending && <LoadingState text={texts.loading} />}
      {isElsewhere(error) && (
        <Card>
          <EmptyState title={texts.localOnlyTitle} help={texts.localOnly} />
        </Card>
      )}
      {isError && !isElsewhere(error) && (
        <ErrorState message={errorText(error, texts.failed)} onRetry={() => void refetch()} />
      )}
    </>
  );
}
