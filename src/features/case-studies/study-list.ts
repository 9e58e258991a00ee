import { caseStudyCardsQuery, featuredCaseStudyCardsQuery } from './case-studies.queries.ts';
import { studiesPerPage } from './case-studies.ts';

/** The part of the list that its address selects. */
export type StudyListView = { featured: boolean; page: number };

/** Reads the query of the list's address, ignoring invalid values. */
export function readStudyListView(search: URLSearchParams): StudyListView {
  const page = search.get('page') ?? '';
  return {
    featured: search.get('show') === 'featured',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the query of the list's address, with its question mark; empty for the first page of all. */
export function studyListSearch({ featured, page }: StudyListView): string {
  const search = new URLSearchParams();
  if (featured) search.set('show', 'featured');
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

/** The cards of one page, and one more, which tells whether there is a next page. */
export function studyListQuery({ featured, page }: StudyListView) {
  const offset = (page - 1) * studiesPerPage;
  const limit = studiesPerPage + 1;
  return featured
    ? featuredCaseStudyCardsQuery(limit, offset)
    : caseStudyCardsQuery({ limit, offset });
}
