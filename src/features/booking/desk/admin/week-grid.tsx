import type { Day } from '#core/calendar-day.ts';
import { companyZone, formatDay, zonedInstant } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
import { weekdayAbbreviation } from '../../booking-times.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import type { CalendarDay, StaffBooking, StaffCalendar } from '../staff-booking.schema.ts';
import { clientClock } from './booking-when.ts';
import type { CalendarLinks } from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import { workedDays } from './calendar-days.ts';
import './week-grid.css';

type Slot = CalendarDay['slots'][number];

/** Days that nobody can book, whatever the time. */
const shutReasons = ['weekend', 'holiday', 'closed', 'beyond_horizon'];

function Booking({
  booking,
  href,
  isShown,
}: {
  booking: StaffBooking;
  href: string;
  isShown: boolean;
}) {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const there = clientClock(booking.startsAt, booking.timeZone, language);
  const isPast = Date.parse(booking.endsAt) <= Date.now();
  const state = booking.noShowAt ? t('noShow') : booking.status === 'held' ? t('held') : null;
  const details = [state, booking.company, there && t('there', there)].filter(Boolean);
  return (
    <Link
      className={isPast ? 'ev ev--past' : 'ev'}
      to={href}
      aria-current={isShown ? 'true' : undefined}
    >
      <time dateTime={booking.startsAt}>{booking.time}</time>
      <b>{booking.name}</b>
      <small>{details.join(', ')}</small>
    </Link>
  );
}

function SlotCell({ day, slot, links }: { day: Day; slot: Slot; links: CalendarLinks }) {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const { time, state } = slot;
  if (state !== 'free')
    return (
      <span className="free free--not">
        <time dateTime={zonedInstant(day, time, companyZone)}>{time}</time>
        {/* A spent week is grey, and says so to those who do not see it. */}
        <small className={state === 'past' ? 'sr' : undefined}>{t(`state_${state}`)}</small>
      </span>
    );
  const name = formatDay(day, localeOf[language], { weekday: 'long', day: 'numeric' });
  return (
    <Link
      className="free"
      to={links.bookFor({ day, time })}
      aria-label={t('slotFree', { time, day: name })}
    >
      <time dateTime={zonedInstant(day, time, companyZone)}>{time}</time>
      <small>{t('state_free')}</small>
    </Link>
  );
}

function Shut({ day }: { day: CalendarDay }) {
  const { language } = useLanguage();
  if (!day.closure) return null;
  return <div className="shut">{closureText(closureLabels, language, day.closure)}</div>;
}

type DayProps = {
  day: CalendarDay;
  times: readonly string[];
  isToday: boolean;
  shownId: string | null;
  links: CalendarLinks;
};

function DayColumn({ day, times, isToday, shownId, links }: DayProps) {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const number = String(Number(day.date.slice(8)));
  const isShut = shutReasons.includes(day.closure?.reason ?? '');
  const free = day.slots.filter(({ state }) => state === 'free').map(({ time }) => time);
  const cells = times.map((time) => ({
    time,
    bookings: day.bookings.filter((booking) => booking.time === time),
    slot: isShut ? undefined : day.slots.find((slot) => slot.time === time),
  }));
  return (
    <section className={isToday ? 'wk__d today' : 'wk__d'}>
      <h2>
        {weekdayAbbreviation(day.date, language)}
        <small>{isToday ? t('isToday', { day: number }) : number}</small>
      </h2>
      {isShut ? <Shut day={day} /> : null}
      {isShut && day.bookings.length === 0 ? null : (
        <ol>
          {cells.map(({ time, bookings, slot }) => (
            <li key={time} className={bookings.length === 0 && !slot ? 'wk__none' : undefined}>
              {bookings.map((booking) => (
                <Booking
                  key={booking.id}
                  booking={booking}
                  href={links.booking(booking.id)}
                  isShown={booking.id === shownId}
                />
              ))}
              {bookings.length === 0 && slot ? (
                <SlotCell day={day.date} slot={slot} links={links} />
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {free.length > 0 && !isShut ? (
        <p className="wk__s">{t('freeTimes', { times: free.join(', ') })}</p>
      ) : null}
    </section>
  );
}

type WeekGridProps = {
  calendar: StaffCalendar;
  /** The booking that is open beside it. */
  shownId?: string | null;
  links: CalendarLinks;
};

/** Some days side by side: the slots, lit when taken. One day alone shows its free slots on a phone too. */
export function WeekGrid({ calendar, shownId = null, links }: WeekGridProps) {
  const days = workedDays(calendar.days);
  const times = [
    ...new Set(
      days.flatMap((day) => [
        ...(shutReasons.includes(day.closure?.reason ?? '')
          ? []
          : day.slots.map(({ time }) => time)),
        ...day.bookings.map(({ time }) => time),
      ]),
    ),
  ].sort();
  return (
    <div className={`wk wk--${days.length}`}>
      {days.map((day) => (
        <DayColumn
          key={day.date}
          day={day}
          times={times}
          isToday={day.date === calendar.today}
          shownId={shownId}
          links={links}
        />
      ))}
    </div>
  );
}
