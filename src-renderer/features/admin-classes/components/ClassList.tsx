import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { classesQuery } from '../api/classes.ts';
import { classListTexts as texts } from '../texts.ts';
import { ClassTable } from './ClassTable.tsx';
import { NewClass } from './NewClass.tsx';

/** All classes of the school. */
export function ClassList({ onDone }: { onDone: (message: string) => void }) {
  const classes = useQuery(classesQuery());
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <SectionHeader title={texts.title}>
        <Button
          variant="wedel"
          leftIcon={<IconPlus size={20} stroke={2.2} />}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      </SectionHeader>
      {classes.isPending && <LoadingState text={texts.loading} />}
      {classes.isError && (
        <ErrorState
          message={errorText(classes.error, texts.failed)}
          onRetry={() => void classes.refetch()}
        />
      )}
      {classes.data?.length === 0 && (
        <Card>
          <EmptyState title={texts.empty} help={texts.emptyHelp} />
        </Card>
      )}
      {classes.data !== undefined && classes.data.length > 0 && (
        <ClassTable classes={classes.data} />
      )}
      <NewClass
        opened={isAdding}
        onClose={() => setAdding(false)}
        onMade={(made, message) => {
          onDone(message);
          void navigate(paths.adminClass(made._id));
        }}
      />
    </>
  );
}
