import { sessionQuery } from '#features/auth/auth.queries.ts';
import { HoursView } from '#features/booking/rules/admin/hours-view.tsx';
import { useQuery } from '#query/use-query.tsx';
import { calendarPath } from '../calendar/calendar.path.ts';

export function Screen() {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return <HoursView canChange={roles.includes('owner')} calendarHref={calendarPath.href()} />;
}
