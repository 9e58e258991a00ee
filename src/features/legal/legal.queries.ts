import { queryOptions } from '#query/query-options.ts';
import type { LegalSentences } from './legal.schema.ts';

export function legalSentencesQuery() {
  return queryOptions<LegalSentences>({ queryKey: ['/api/legal-sentences'] });
}
