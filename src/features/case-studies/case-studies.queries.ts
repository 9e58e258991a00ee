import { queryOptions } from '#query/query-options.ts';
import type { CaseStudyCard, ShownStudy } from './case-studies.ts';

type Slice = { limit?: number; offset?: number };

function cards(path: string, { limit, offset }: Slice) {
  const start = offset ? `&offset=${offset}` : '';
  const end = limit ? `&limit=${limit}` : '';
  return queryOptions<CaseStudyCard[]>({ queryKey: [`${path}?fields=card${start}${end}`] });
}

/** Case studies without their long texts, newest first; all of them without a limit. */
export function caseStudyCardsQuery(slice: Slice = {}) {
  return cards('/api/case-studies', slice);
}

/** The newest featured case studies, `limit` at most, without their long texts. */
export function featuredCaseStudyCardsQuery(limit: number, offset = 0) {
  return cards('/api/case-studies/featured', { limit, offset });
}

/** Fails with `HttpError` 404 for an unknown id. */
export function caseStudyQuery(id: string) {
  return queryOptions<ShownStudy>({ queryKey: [`/api/case-studies/${encodeURIComponent(id)}`] });
}
