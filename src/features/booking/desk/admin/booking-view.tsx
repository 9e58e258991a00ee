import type { ReactNode } from 'react';
import { HttpError } from '#core/http-error.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import type { StaffBookingDetail } from '../staff-booking.schema.ts';
import { calendarQuery, staffBookingQuery } from '../staff-bookings.queries.ts';
import { BookingPanel } from './booking-panel.tsx';
import { type CalendarLinks, rangeOf, weekWith } from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import { WeekGrid } from './week-grid.tsx';
import '#ui/admin/layout/columns.css';
import './booking-panel.css';

type BookingViewProps = {
  id: string;
  links: CalendarLinks;
  /** What is said above the booking. */
  renderNote: (booking: StaffBookingDetail) => ReactNode;
  /** The work that begins from it. */
  renderWork: (booking: StaffBookingDetail) => ReactNode;
};

/** A booking beside its week, which a phone leaves out. */
export function BookingView({ id, links, renderNote, renderWork }: BookingViewProps) {
  const t = useTexts(calendarTexts);
  const { data: booking, error, refetch } = useQuery(staffBookingQuery(id));
  const day = booking?.date ?? '';
  const today = readClock(new Date(), companyZone).day;
  const week = useQuery({
    ...calendarQuery(rangeOf({ view: 'week', day: weekWith(day || today, today) })),
    enabled: booking !== undefined,
  });
  const back = (
    // Without a view: the one that a window of this width begins with.
    <Link className="crumb" to={links.calendar(day ? `?${new URLSearchParams({ day })}` : '')}>
      <IconChevronLeft />
      {t('title')}
    </Link>
  );
  if (error instanceof HttpError && error.status === 404)
    return (
      <>
        <PageHeading above={back} title={t('gone')} />
        <p>{t('goneText')}</p>
      </>
    );
  if (!booking)
    return (
      <>
        <PageHeading above={back} title={t('title')} />
        {error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />}
      </>
    );
  return (
    <>
      <PageHeading above={back} title={booking.name} />
      <div className="cols2 cols2--side booking-view">
        <div className="booking-view__week">
          {week.data ? <WeekGrid calendar={week.data} shownId={id} links={links} /> : null}
        </div>
        <BookingPanel
          booking={booking}
          links={links}
          note={renderNote(booking)}
          work={renderWork(booking)}
          onChanged={async () => {
            await Promise.all([refetch(), week.refetch()]);
          }}
        />
      </div>
    </>
  );
}
