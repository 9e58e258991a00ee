import { queryOptions } from '#query/query-options.ts';
import type { FaqEntry } from './faq.ts';

export function faqQuery() {
  return queryOptions<FaqEntry[]>({ queryKey: ['/api/faq'] });
}
