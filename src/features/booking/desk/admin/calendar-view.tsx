import { type MouseEvent, useEffect, useState } from 'react';
import { type Day, daysFrom, isWeekend } from '#core/calendar-day.ts';
import { monthOf } from '#core/calendar-month.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useDataOrPrevious } from '#query/use-data-or-previous.ts';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { isPlainClick, Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { narrowWindow } from '#ui/controls/use-media.ts';
import { useSwipe } from '#ui/controls/use-swipe.ts';
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
  rangeOf,
  readAskedClosing,
  readCalendarAddress,
  stepFrom,
  type CalendarView as View,
  withoutAskedClosing,
} from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import { dayBeside, shownCalendar, workedDays } from './calendar-days.ts';
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

/** The days that are shown in words. */
function useRangeTitle(address: CalendarAddress, calendar: StaffCalendar | null): string {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const { view, day } = address;
  if (view === 'list') return t('title');
  if (view === 'day') return formatDayHeading(calendar?.days[0]?.date ?? day, language);
  if (view === 'month') return formatMonth(monthOf(day), language);
  const { from, to } = rangeOf(address);
  const days = calendar
    ? workedDays(calendar.days).map(({ date }) => date)
    : daysFrom(from, to).filter((one) => !isWeekend(one));
  const format = new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(days[0] ?? from), Date.parse(days.at(-1) ?? to));
}

/** The state of the days shown, in words and figures. */
function useSentence(calendar: StaffCalendar | null): string {
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

type SwitchProps = {
  view: View;
  day: Day;
  before: string;
  after: string;
  links: CalendarLinks;
  onTurn: (search: string) => void;
};

/** The views, and the way to what lies before and after. The focus stays, so that one can go on. */
function ViewSwitch({ view, day, before, after, links, onTurn }: SwitchProps) {
  const t = useTexts(calendarTexts);
  const to = (search: string) => ({
    to: links.calendar(search),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onTurn(search);
    },
  });
  return (
    <>
      <nav className="views" aria-label={t('view')}>
        {calendarViews.map((one) => (
          <Link
            key={one}
            {...to(formatCalendarSearch({ view: one, day }))}
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
            {...to(before)}
            aria-label={t('before')}
          >
            <IconChevronLeft />
          </Link>
          <Link
            className={buttonClass({ variant: 'soft' })}
            {...to(`?${new URLSearchParams({ view })}`)}
          >
            {t('today')}
          </Link>
          <Link
            className={`${buttonClass({ variant: 'soft' })} btn--icon`}
            {...to(after)}
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
  calendar: StaffCalendar | null;
};

function Days({ address, links, calendar }: DaysProps) {
  if (!calendar) return <LoadingRows count={6} />;
  if (address.view === 'month')
    return <MonthGrid calendar={calendar} day={address.day} links={links} />;
  return <WeekGrid calendar={calendar} links={links} />;
}

/** The keys that turn the calendar, and where to. */
const turningKeys = [
  { key: 'ArrowLeft', step: -1 },
  { key: 'ArrowRight', step: 1 },
  { key: 'k', step: -1 },
  { key: 'j', step: 1 },
] as const;

type CalendarViewProps = { canExport: boolean; links: CalendarLinks };

/** The consultations by day, week, month or as a list, and what can be done with them. */
export function CalendarView({ canExport, links }: CalendarViewProps) {
  const t = useTexts(calendarTexts);
  const [search, changeSearch] = useAddressSearch();
  const address = currentCalendar(search);
  const isList = address.view === 'list';
  const read = useQuery({ ...calendarQuery(rangeOf(address)), enabled: !isList });
  const client = useQueryClient();
  const known = useDataOrPrevious(read);
  const calendar = shownCalendar(address, known);
  const [isClosing, setIsClosing] = useState(false);
  const [isTurned, setIsTurned] = useState(false);
  const asked = readAskedClosing(search);
  const { view } = address;
  const day = calendar?.days.length === 1 ? (calendar.days[0]?.date ?? address.day) : address.day;
  const searchOf = (step: -1 | 1) =>
    formatCalendarSearch({
      view,
      day: view === 'day' ? dayBeside(day, step, known) : stepFrom({ view, day }, step),
    });
  const [before, after] = [searchOf(-1), searchOf(1)];
  const turn = (next: string) => {
    setIsTurned(true);
    changeSearch(next, 'push');
  };
  const turnBy = (step: -1 | 1) => turn(step < 0 ? before : after);
  const swipe = useSwipe(turnBy);
  const isRead = read.isSuccess;
  // What lies before and after is there before it is asked for.
  useEffect(() => {
    if (isList || !isRead) return;
    for (const search of [before, after])
      void client.prefetchQuery(calendarQuery(rangeOf(currentCalendar(search))));
  }, [client, isList, isRead, before, after]);
  useShortcuts([
    {
      key: 'w',
      label: t('key_week'),
      run: () => turn(formatCalendarSearch({ view: 'week', day })),
    },
    {
      key: 'm',
      label: t('key_month'),
      run: () => turn(formatCalendarSearch({ view: 'month', day })),
    },
    ...(isList
      ? []
      : turningKeys.map(({ key, step }) => ({
          key,
          label: t(step < 0 ? 'before' : 'after'),
          run: () => turnBy(step),
        }))),
  ]);
  const title = useRangeTitle(address, calendar);
  const sentence = useSentence(isList ? null : calendar);
  return (
    <>
      <PageHeading
        title={title}
        lead={sentence}
        actions={
          <ViewSwitch
            view={view}
            day={day}
            before={before}
            after={after}
            links={links}
            onTurn={turn}
          />
        }
      />
      {/* The focus stays where it was pressed, so that what is shown now is said. */}
      <p className="sr" role="status">
        {isTurned ? title : null}
      </p>
      <div className="listbar">
        <Link className={buttonClass({ variant: 'text' })} to={links.hours}>
          {t('hours')}
        </Link>
        <div className="push row">
          <Button variant="soft" onClick={() => setIsClosing(true)}>
            {t('closeTime')}
          </Button>
          <Link className={buttonClass({})} to={links.bookFor(view === 'day' ? { day } : {})}>
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
      ) : read.isError && !read.data ? (
        <LoadFailure error={read.error} onRetry={read.refetch} />
      ) : (
        <div
          aria-busy={read.isFetching}
          className="stack"
          {...(view === 'day' ? swipe : undefined)}
        >
          <Days address={address} links={links} calendar={calendar} />
          {calendar ? <ClosedTimes calendar={calendar} onChanged={read.refetch} /> : null}
        </div>
      )}
      <CloseDialog
        key={asked ? JSON.stringify(asked) : ''}
        day={day}
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
