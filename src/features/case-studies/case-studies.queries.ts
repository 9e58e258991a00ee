import { queryOptions } from '@tanstack/react-query';
import type { CaseStudy, CaseStudyCard } from './case-studies.ts';

/** All case studies without solution and results, newest first. */
export function caseStudyCardsQuery() {
  return queryOptions<CaseStudyCard[]>({ queryKey: ['/api/case-studies?fields=card'] });
}

/** The newest featured case studies, `limit` at most, without solution and results. */
export function featuredCaseStudyCardsQuery(limit: number) {
  return queryOptions<CaseStudyCard[]>({
    queryKey: [`/api/case-studies/featured?fields=card&limit=${limit}`],
  });
}

/** An id that nobody has rejects with `HttpError` 404. */
export function caseStudyQuery(id: string) {
  return queryOptions<CaseStudy>({ queryKey: [`/api/case-studies/${encodeURIComponent(id)}`] });
}
