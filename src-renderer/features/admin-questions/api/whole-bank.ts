import { PAGE_SIZE_MAX } from '#shared/constants/limits.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { asAdminQuestion, type BankQuestion } from '../lib/admin-question.ts';

/** Every question of the bank, page by page; one that moved between pages meanwhile counts once. */
export async function fetchWholeBank(signal?: AbortSignal): Promise<BankQuestion[]> {
  const found = new Map<string, BankQuestion>();
  let page = 1;
  let totalPages = 1;
  do {
    const answer = await callApi(
      questionsApi.list,
      { query: { page, limit: PAGE_SIZE_MAX } },
      signal === undefined ? {} : { signal },
    );
    for (const question of answer.data) found.set(question._id, asAdminQuestion(question));
    totalPages = answer.pagination.totalPages;
    page += 1;
  } while (page <= totalPages);
  return [...found.values()];
}
