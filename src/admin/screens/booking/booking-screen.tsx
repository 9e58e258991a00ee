import { BookingView } from '#features/booking/desk/admin/booking-view.tsx';
import { RecordNote } from '#features/people/details/admin/record-note.tsx';
import { type bookingPath, projectPath } from '#paths.ts';
import { LatePart } from '#ui/admin/late-part.tsx';
import type { ScreenProps } from '../../define-screen.ts';
import { calendarLinks } from '../calendar/calendar-links.ts';

const loadWork = () =>
  import('#features/projects/desk/admin/work-from.tsx').then((part) => part.WorkFrom);

export function Screen({ params: { id } }: ScreenProps<typeof bookingPath>) {
  return (
    <BookingView
      id={id}
      links={calendarLinks}
      renderWork={({ id: booking, name, topic, isMeeting }) => (
        <LatePart
          load={loadWork}
          of={{
            source: { kind: 'booking', id: booking },
            name,
            about: topic?.about ?? null,
            isSold: isMeeting,
            hrefOf: (project: string) => projectPath.href({ id: project }),
          }}
        />
      )}
      renderNote={({ id: record, personId }) => (
        <RecordNote personId={personId} record={record} personHref={calendarLinks.person} />
      )}
    />
  );
}
