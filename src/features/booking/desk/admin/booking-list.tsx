import { useCallback } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { StaffBooking } from '../staff-booking.schema.ts';
import { bookingsQuery } from '../staff-bookings.queries.ts';
import { clientClock, formatNarrowDay } from './booking-when.ts';
import type { CalendarLinks } from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/list/filter-bar.css';

const states = ['upcoming', 'past', 'cancelled', 'no-show'] as const;

function Row({ booking, href }: { booking: StaffBooking; href: string }) {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const there = clientClock(booking.startsAt, booking.timeZone, language);
  return (
    <li>
      <span className="at">
        {booking.time}
        <small className="muted">{formatNarrowDay(booking.date, language)}</small>
      </span>
      <div>
        <b>
          <Link to={href}>{booking.name}</Link>
        </b>
        <small>
          {[booking.company, there && t('there', there)].filter(Boolean).map((part) => `${part}, `)}
          <span className="unbroken">{booking.reference}</span>
        </small>
      </div>
      {booking.status === 'held' ? <Badge variant="review">{t('held')}</Badge> : null}
      {booking.noShowAt ? <Badge variant="outline">{t('noShow')}</Badge> : null}
    </li>
  );
}

function ExportButton({ query }: { query: string }) {
  const t = useTexts(calendarTexts);
  const { busy, failure, save } = useSaveTable();
  const bookings = { url: `/api/admin/bookings/export?${query}`, name: 'bookings' };
  return (
    <>
      <SaveTable
        variant="soft"
        busy={busy}
        busyLabel={t('csvBusy')}
        onSave={(format) => save(bookings, format)}
      >
        {t('csv')}
      </SaveTable>
      <FailureNote failure={failure} />
    </>
  );
}

type BookingListProps = {
  search: string;
  changeSearch: (search: string, step: 'push' | 'replace') => void;
  canExport: boolean;
  links: CalendarLinks;
};

/** The bookings by state, found as somebody types. */
export function BookingList({ search, changeSearch, canExport, links }: BookingListProps) {
  const t = useTexts(calendarTexts);
  const params = new URLSearchParams(search);
  const state = states.find((known) => known === params.get('state')) ?? 'upcoming';
  const q = params.get('q') ?? '';
  const { pages, error, outdated, more, refetch } = usePages((page) =>
    bookingsQuery({ state, q, page }),
  );
  const bookings = [
    ...new Map(pages.flatMap((page) => page.bookings).map((one) => [one.id, one])).values(),
  ];
  const [first] = pages;
  const withParam = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(search);
      next.set('view', 'list');
      next.set(name, value);
      if (value === '') next.delete(name);
      return `?${next}`;
    },
    [search],
  );
  const find = useCallback(
    (text: string) => changeSearch(withParam('q', text), 'replace'),
    [changeSearch, withParam],
  );
  return (
    <>
      <div className="listbar">
        <nav className="fils" aria-label={t('filter')}>
          {states.map((one) => (
            <button
              key={one}
              type="button"
              className="fil"
              aria-pressed={one === state}
              onClick={() => changeSearch(withParam('state', one), 'push')}
            >
              {t(`filter_${one}`)}
              <span className="num">{first?.counts[one]}</span>
            </button>
          ))}
        </nav>
        <div className="push row">
          {canExport ? (
            <ExportButton query={`${new URLSearchParams({ state, ...(q && { q }) })}`} />
          ) : null}
        </div>
      </div>
      <SearchField label={t('search')} value={q} onSearch={find} />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {!first && !error ? <LoadingRows /> : null}
        {first?.total === 0 ? (
          <EmptyState
            object={q ? 'lens' : 'calendar'}
            title={q ? t('listNoneFound', { q }) : t('listNone')}
          >
            {q ? null : t('listNoneText')}
          </EmptyState>
        ) : null}
        {bookings.length > 0 ? (
          <ul className="rows rows--fold">
            {bookings.map((booking) => (
              <Row key={booking.id} booking={booking} href={links.booking(booking.id)} />
            ))}
          </ul>
        ) : null}
        {first && bookings.length < first.total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
