import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/admin/PagedList.tsx';
import { SEARCH_DELAY_MS } from '../../../components/admin/paging.ts';
import { questionsQuery } from '../api/questions.ts';
import type { BankQuestion } from '../lib/admin-question.ts';
import { NO_FILTER, refilter, type QuestionFilter } from '../lib/question-filter.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import { QuestionFilters } from './QuestionFilters.tsx';
import { QuestionTable } from './QuestionTable.tsx';

interface QuestionListProps {
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
  onEdit: (question: BankQuestion) => void;
  onCopy: (question: BankQuestion) => void;
  onDelete: (question: BankQuestion) => void;
}

/** The questions that fit the filter, page by page. */
export function QuestionList({ filter, onFilter, ...actions }: QuestionListProps) {
  const [search] = useDebouncedValue(filter.search.trim(), SEARCH_DELAY_MS);
  const questions = useQuery(questionsQuery({ ...filter, search }));

  return (
    <>
      <QuestionFilters
        filter={filter}
        onChange={(change) => onFilter(refilter(filter, change))}
        onReset={() => onFilter(NO_FILTER)}
      />
      <PagedList query={questions} texts={texts} onPage={(page) => onFilter({ ...filter, page })}>
        {(rows, isBusy) => (
          <QuestionTable questions={rows} busy={isBusy} search={search} {...actions} />
        )}
      </PagedList>
    </>
  );
}
