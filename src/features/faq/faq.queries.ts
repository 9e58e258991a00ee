import { queryOptions } from '@tanstack/react-query';
import type { FaqEntry } from './faq.ts';

export function faqQuery() {
  return queryOptions<FaqEntry[]>({ queryKey: ['/api/faq'] });
}
