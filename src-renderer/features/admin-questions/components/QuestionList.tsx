import { useEffect } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Pager } from '../../../components/admin/Pager.tsx';
import { SEARCH_DELAY_MS, pageSummary } from '../../../components/admin/paging.ts';
import { errorText } from '../../../lib/api-error.ts';
import { questionsQuery } from '../api/questions.ts';
import type { BankQuestion } from '../lib/admin-question.ts';
import { existingPage, NO_FILTER, refilter, type QuestionFilter } from '../lib/question-filter.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import { QuestionFilters } from './QuestionFilters.tsx';
import { QuestionTable } from './QuestionTable.tsx';

interface QuestionListProps {
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
  onEdit: (question: BankQuestion) => void;
  onDelete: (question: BankQuestion) => void;
}

/** The questions that fit the filter, page by page. */
export function QuestionList({ filter, onFilter, onEdit, onDelete }: QuestionListProps) {
  const [search] = useDebouncedValue(filter.search.trim(), SEARCH_DELAY_MS);
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(
    questionsQuery({ ...filter, search }),
  );

  const totalPages = isPlaceholderData ? undefined : data?.pagination.totalPages;

  // Deleting the last question of the last page leaves a page that is no more.
  useEffect(() => {
    if (totalPages === undefined) return;
    const page = existingPage(filter.page, totalPages);
    if (page !== filter.page) onFilter({ ...filter, page });
  }, [totalPages, filter, onFilter]);

  return (
    <>
      <QuestionFilters
        filter={filter}
        onChange={(change) => onFilter(refilter(filter, change))}
        onReset={() => onFilter(NO_FILTER)}
      />
      {isPending && <LoadingState text={texts.loading} />}
      {isError && (
        <ErrorState message={errorText(error, texts.failed)} onRetry={() => void refetch()} />
      )}
      {data?.questions.length === 0 && !isError && (
        <Card>
          <EmptyState title={texts.empty} help={texts.emptyHelp} />
        </Card>
      )}
      {data && !isError && data.questions.length > 0 && (
        <>
          <QuestionTable
            questions={data.questions}
            busy={isPlaceholderData}
            onEdit={onEdit}
            onDelete={onDelete}
          />
          <Pager
            page={data.pagination.page}
            totalPages={data.pagination.totalPages}
            summary={pageSummary(data.pagination, texts.range)}
            onChange={(page) => onFilter({ ...filter, page })}
          />
        </>
      )}
    </>
  );
}
