import { useQuery } from '#query/use-query.tsx';
import { readStudyListView, studyListQuery } from '../study-list.ts';

/** Returns whether the list's address shows that there is no case study at all. */
export function useNoStudies(search: string): boolean {
  const view = readStudyListView(new URLSearchParams(search));
  const { data } = useQuery(studyListQuery(view));
  return data?.length === 0 && !view.featured && view.page === 1;
}
