import { sessionQuery } from '#features/auth/auth.queries.ts';
import { HoursView } from '#features/booking/desk/admin/hours-view.tsx';
import { calendarPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';

export function Screen() {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return <HoursView canChange={roles.includes('owner')} calendarHref={calendarPath.href()} />;
}
