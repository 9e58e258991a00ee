import { sessionQuery } from '#features/auth/auth.queries.ts';
import { CalendarView } from '#features/booking/desk/admin/calendar-view.tsx';
import { useQuery } from '#query/use-query.tsx';
import { calendarLinks } from './calendar-links.ts';

export function Screen() {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return <CalendarView canExport={roles.includes('owner')} links={calendarLinks} />;
}
