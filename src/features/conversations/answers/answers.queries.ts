import { queryOptions } from '#query/query-options.ts';
import type { SavedAnswers } from './answers.schema.ts';

/** The saved answers, by title. */
export function savedAnswersQuery() {
  return queryOptions<SavedAnswers>({ queryKey: ['/api/admin/saved-answers'], staleTime: 3_000 });
}
