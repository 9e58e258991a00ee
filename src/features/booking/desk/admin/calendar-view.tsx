import { useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useDataOrPrevious } from '#query/use-data-or-previous.ts';
import { useQuery } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { narrowWindow } from '#ui/controls/use-media.ts';
import { IconChevronLeft, IconChevronRight, IconPlus } from '#ui/icons/icons.tsx';
import { formatDayHeading, formatMonth } from '../../booking-times.ts';
import type { StaffCalendar } from '../staff-booking.schema.ts';
import { calendarQuery } from '../staff-bookings.queries.ts';
import { BookingList } from './booking-list.tsx';
import {
  type CalendarAddress,
  type CalendarLinks,
  calendarViews,
  formatCalendarSearch,
  monthOf,
  rangeOf,
  readAskedClosing,
  readCalendarAddress,
  stepFrom,
  withoutAskedClosing,
} from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ClosedTimes } from './closed-times.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekGrid } from './week-grid.tsx';
import '#ui/admin/layout/columns.css';
import '#ui/admin/list/filter-bar.css';
import './calendar-bar.css';

/** What the query of the calendar's address shows now. */
function currentCalendar(search: string): CalendarAddress {
  const today = readClock(new Date(), companyZone).day;
  const isNarrow = matchMedia(narrowWindow).matches;
  return readCalendarAddress(new URLSearchParams(search), { today, isNarrow });
}

function useRangeTitle({ view, day }: CalendarAddress): string {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  if (view === 'list') return t('title');
  if (view === 'day') return formatDayHeading(day, language);
  if (view === 'month') return formatMonth(monthOf(day), language);
  const { from, to } = rangeOf({ view, day });
  const format = new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/** The state of the days shown, in words and figures. */
function useSentence(calendar: StaffCalendar | undefined): string {
  const t = useTexts(calendarTexts);
  if (!calendar) return '';
  const count = calendar.days.reduce((sum, { bookings }) => sum + bookings.length, 0);
  const free = calendar.days
    .flatMap(({ slots }) => slots)
    .filter(({ state }) => state === 'free').length;
  const wordOf = (number: number) => (number === 0 ? '_none' : number === 1 ? '_one' : '');
  return t('lead', {
    bookings: t(`bookings${wordOf(count)}`, { count }),
    free: t(`free${wordOf(free)}`, { count: free }),
  });
}

function ViewSwitch({ address, links }: { address: CalendarAddress; links: CalendarLinks }) {
  const t = useTexts(calendarTexts);
  const { view, day } = address;
  const to = (next: CalendarAddress) => links.calendar(formatCalendarSearch(next));
  return (
    <>
      <nav className="views" aria-label={t('view')}>
        {calendarViews.map((one) => (
          <Link
            key={one}
            to={to({ view: one, day })}
            aria-current={one === view ? 'true' : undefined}
          >
            {t(`view_${one}`)}
          </Link>
        ))}
      </nav>
      {view === 'list' ? null : (
        <div className="row">
          <Link
            className={`${buttonClass({ variant: 'soft' })} btn--icon`}
            to={to(stepFrom(address, -1))}
            aria-label={t('before')}
          >
            <IconChevronLeft />
          </Link>
          <Link
            className={buttonClass({ variant: 'soft' })}
            to={links.calendar(`?${new URLSearchParams({ view })}`)}
          >
            {t('today')}
          </Link>
          <Link
            className={`${buttonClass({ variant: 'soft' })} btn--icon`}
            to={to(stepFrom(address, 1))}
            aria-label={t('after')}
          >
            <IconChevronRight />
          </Link>
        </div>
      )}
    </>
  );
}

type DaysProps = {
  address: CalendarAddress;
  links: CalendarLinks;
  calendar: StaffCalendar | undefined;
};

function Days({ address, links, calendar }: DaysProps) {
  if (!calendar) return <LoadingRows count={6} />;
  if (address.view === 'month')
    return <MonthGrid calendar={calendar} day={address.day} links={links} />;
  return <WeekGrid calendar={calendar} links={links} />;
}

type CalendarViewProps = { canExport: boolean; links: CalendarLinks };

/** The consultations by day, week, month or as a list, and what can be done with them. */
export function CalendarView({ canExport, links }: CalendarViewProps) {
  const t = useTexts(calendarTexts);
  const [search, changeSearch] = useAddressSearch();
  const address = currentCalendar(search);
  const isList = address.view === 'list';
  const read = useQuery({ ...calendarQuery(rangeOf(address)), enabled: !isList });
  const calendar = useDataOrPrevious(read);
  const [isClosing, setIsClosing] = useState(false);
  const asked = readAskedClosing(search);
  const { navigate } = useNavigation();
  const go = (next: CalendarAddress) => navigate(links.calendar(formatCalendarSearch(next)));
  useShortcuts([
    { key: 'w', label: t('key_week'), run: () => go({ view: 'week', day: address.day }) },
    { key: 'm', label: t('key_month'), run: () => go({ view: 'month', day: address.day }) },
    ...(isList
      ? []
      : [
          { key: 'j', label: t('after'), run: () => go(stepFrom(address, 1)) },
          { key: 'k', label: t('before'), run: () => go(stepFrom(address, -1)) },
        ]),
  ]);
  const title = useRangeTitle(address);
  const sentence = useSentence(isList ? undefined : calendar);
  return (
    <>
      <PageHeading
        title={title}
        lead={sentence}
        actions={<ViewSwitch address={address} links={links} />}
      />
      <div className="listbar">
        <Link className={buttonClass({ variant: 'text' })} to={links.hours}>
          {t('hours')}
        </Link>
        <div className="push row">
          <Button variant="soft" onClick={() => setIsClosing(true)}>
            {t('closeTime')}
          </Button>
          <Link
            className={buttonClass({})}
            to={links.bookFor(address.view === 'day' ? { day: address.day } : {})}
          >
            <IconPlus />
            {t('bookFor')}
          </Link>
        </div>
      </div>
      {isList ? (
        <BookingList
          search={search}
          changeSearch={changeSearch}
          canExport={canExport}
          links={links}
        />
      ) : read.isError && !calendar ? (
        <LoadFailure error={read.error} onRetry={read.refetch} />
      ) : (
        <div aria-busy={read.isFetching} className="stack">
          <Days address={address} links={links} calendar={calendar} />
          {calendar ? <ClosedTimes calendar={calendar} onChanged={read.refetch} /> : null}
        </div>
      )}
      <CloseDialog
        key={asked ? JSON.stringify(asked) : ''}
        day={address.day}
        asked={asked}
        isOpen={isClosing || asked !== null}
        onClose={() => {
          setIsClosing(false);
          if (asked) changeSearch(withoutAskedClosing(search), 'replace');
        }}
        onClosed={read.refetch}
        links={links}
      />
    </>
  );
}
