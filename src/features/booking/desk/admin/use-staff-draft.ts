import { sessionQuery } from '#features/auth/auth.queries.ts';
import { useQuery } from '#query/use-query.tsx';
import { useFieldsDraft } from '#ui/admin/draft/use-fields-draft.ts';

/** The fields of a form of the calendar, kept in this browser for the person who is signed in. */
export function useStaffDraft<Values extends Record<string, string>>(
  name: string,
  initial: Values,
) {
  const me = useQuery(sessionQuery()).data?.id ?? '';
  return useFieldsDraft(`${me}:calendar:${name}`, initial);
}
