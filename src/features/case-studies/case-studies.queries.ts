import { queryOptions } from '#query/query-options.ts';
import type { CaseStudy, CaseStudyCard } from './case-studies.ts';

type Cut = { limit?: number; offset?: number };

function cards(path: string, { limit, offset }: Cut) {
  const start = offset ? `&offset=${offset}` : '';
  const end = limit ? `&limit=${limit}` : '';
  return queryOptions<CaseStudyCard[]>({ queryKey: [`${path}?fields=card${start}${end}`] });
}

/** Case studies without their long texts, newest first; all of them without a limit. */
export function caseStudyCardsQuery(cut: Cut = {}) {
  return cards('/api/case-studies', cut);
}

/** The newest featured case studies, `limit` at most, without their long texts. */
export function featuredCaseStudyCardsQuery(limit: number, offset = 0) {
  return cards('/api/case-studies/featured', { limit, offset });
}

/** An id that nobody has rejects with `HttpError` 404. */
export function caseStudyQuery(id: string) {
  return queryOptions<CaseStudy>({ queryKey: [`/api/case-studies/${encodeURIComponent(id)}`] });
}
