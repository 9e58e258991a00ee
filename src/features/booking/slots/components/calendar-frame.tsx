import type { ComponentProps, ReactNode } from 'react';
import { displayedRows } from '#core/calendar-month.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { weekdays } from '../../booking-times.ts';
import './calendar.css';

type CalendarFrameProps = {
  head: ReactNode;
  table?: ComponentProps<'table'>;
  /** A line below the table: why the focused day is closed. */
  foot?: ReactNode;
  /** The rows of weeks. */
  children: ReactNode;
};

/** Head, weekdays and rows: the same frame for the calendar and its skeleton. */
export function CalendarFrame({ head, table, foot, children }: CalendarFrameProps) {
  const { language } = useLanguage();
  return (
    <div className="cal">
      <div className="cal__head">{head}</div>
      <table {...table}>
        <thead>
          <tr>
            {weekdays(language).map(({ name, abbreviation }) => (
              <th key={name} scope="col" abbr={name}>
                {abbreviation}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <p className="cal__why" aria-hidden="true">
        {foot}
      </p>
    </div>
  );
}

const weekdayIndexes = [0, 1, 2, 3, 4, 5, 6];

/** The space of the calendar until it is hydrated: a cached page does not know which day is today. */
export function CalendarSkeleton() {
  return (
    <div className="cal--waiting" aria-hidden="true">
      <CalendarFrame head={<span className="cal__blank" />}>
        {Array.from({ length: displayedRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike
          <tr key={row}>
            {weekdayIndexes.map((index) => (
              <td key={index}>
                <span className="cal__cell" />
              </td>
            ))}
          </tr>
        ))}
      </CalendarFrame>
    </div>
  );
}
