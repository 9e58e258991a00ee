import { queryOptions } from '#query/query-options.ts';
import type { PageWithWords } from './page-words.ts';

/** The words of a page in both languages: `closingText`, `closingTextPt`. */
export function pageWordsQuery(page: PageWithWords) {
  return queryOptions<Record<string, string>>({ queryKey: [`/api/page-words/${page}`] });
}
