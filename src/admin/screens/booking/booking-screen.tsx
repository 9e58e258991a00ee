import { BookingView } from '#features/booking/desk/admin/booking-view.tsx';
import { RecordNote } from '#features/people/details/admin/record-note.tsx';
import type { bookingPath } from '#paths.ts';
import type { ScreenProps } from '../../define-screen.ts';
import { calendarLinks } from '../calendar/calendar-links.ts';

export function Screen({ params: { id } }: ScreenProps<typeof bookingPath>) {
  return (
    <BookingView
      id={id}
      links={calendarLinks}
      renderNote={({ id: record, personId }) => (
        <RecordNote personId={personId} record={record} personHref={calendarLinks.person} />
      )}
    />
  );
}
