import { monthOf } from '#core/calendar-month.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
import { formatMonth, weekdays } from '../../booking-times.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import type { CalendarDay, StaffCalendar } from '../staff-booking.schema.ts';
import { type CalendarLinks, formatCalendarSearch } from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import './month-grid.css';

const archWidth = 15;
const mostArches = 12;

/** A window for each slot, lit when taken. The figure beside it says the same. */
function Facade({ count, slots }: { count: number; slots: number }) {
  const shown = Math.min(Math.max(slots, count), mostArches);
  return (
    <svg viewBox={`0 0 ${shown * archWidth} 17`} aria-hidden="true" focusable="false">
      {Array.from({ length: shown }, (_, place) => place * archWidth + 1).map((left, place) => (
        <path
          key={left}
          className={place < count ? 'p-now' : 'p-free'}
          d={`M${left} 16v-9.5a5.5 5.5 0 0 1 11 0v9.5z`}
        />
      ))}
    </svg>
  );
}

function MonthCell({
  day,
  isToday,
  links,
}: {
  day: CalendarDay;
  isToday: boolean;
  links: CalendarLinks;
}) {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const count = day.bookings.length;
  const isOpen = day.closure === null || count > 0;
  const bookings =
    count === 0 ? t('bookings_none') : count === 1 ? t('bookings_one') : t('bookings', { count });
  return (
    <td
      className={[isOpen ? '' : 'off', isToday ? 'now' : ''].filter(Boolean).join(' ') || undefined}
    >
      <Link to={links.calendar(formatCalendarSearch({ view: 'day', day: day.date }))}>
        <b>{Number(day.date.slice(8))}</b> <span className="sr">{bookings}</span>
        {isOpen ? <Facade count={count} slots={day.slots.length} /> : null}
        <small className="num">
          {isOpen
            ? t('ofSlots', { count, slots: Math.max(day.slots.length, count) })
            : !day.closure || ['weekend', 'past'].includes(day.closure.reason)
              ? null
              : closureText(closureLabels, language, day.closure)}
        </small>
      </Link>
    </td>
  );
}

type MonthGridProps = { calendar: StaffCalendar; day: string; links: CalendarLinks };

/** A month of days, each with a window for each of its slots. */
export function MonthGrid({ calendar, day, links }: MonthGridProps) {
  const { language } = useLanguage();
  const weeks = Array.from({ length: Math.ceil(calendar.days.length / 7) }, (_, week) =>
    calendar.days.slice(week * 7, week * 7 + 7),
  );
  return (
    <table className="mo">
      <caption className="sr">{formatMonth(monthOf(day), language)}</caption>
      <thead>
        <tr>
          {weekdays(language).map(({ name, abbreviation }) => (
            <th key={name} scope="col" abbr={name}>
              {abbreviation}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((one) =>
              monthOf(one.date) === monthOf(day) ? (
                <MonthCell
                  key={one.date}
                  day={one}
                  isToday={one.date === calendar.today}
                  links={links}
                />
              ) : (
                <td key={one.date} className="off" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
