import type { CalendarLinks } from '#features/booking/desk/admin/calendar-address.ts';
import { bookForPath, bookingPath, calendarHoursPath, calendarPath, personPath } from '#paths.ts';

/** The addresses that the parts of the calendar link to. */
export const calendarLinks: CalendarLinks = {
  calendar: (search) => calendarPath.href() + search,
  booking: (id) => bookingPath.href({ id }),
  bookFor: (known) => {
    const query = `${new URLSearchParams(known)}`;
    return query === '' ? bookForPath.href() : `${bookForPath.href()}?${query}`;
  },
  hours: calendarHoursPath.href(),
  person: (id) => personPath.href({ id }),
};
