import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { weekdays } from '../../components/day-words.ts';
import { rowsShown } from './calendar-month.ts';
import './calendar.css';

type CalendarFrameProps = {
  head: ReactNode;
  table?: ComponentProps<'table'>;
  /** A line below: why the day that was reached is closed. */
  foot?: ReactNode;
  /** The rows of weeks. */
  children: ReactNode;
};

/** Head, names of the weekdays and rows: the same frame while the calendar waits and after. */
export function CalendarFrame({ head, table, foot, children }: CalendarFrameProps) {
  const { language } = useLanguage();
  return (
    <div className="cal">
      <div className="cal__head">{head}</div>
      <table {...table}>
        <thead>
          <tr>
            {weekdays(language).map(({ name, letters }) => (
              <th key={name} scope="col" abbr={name}>
                {letters}
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

const placesOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** The calendar's room until the browser knows the day: which day is today is no part of a stored page. */
export function CalendarSkeleton() {
  return (
    <div className="cal--waiting" aria-hidden="true">
      <CalendarFrame head={<span className="cal__blank" />}>
        {Array.from({ length: rowsShown }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike
          <tr key={row}>
            {placesOfWeek.map((place) => (
              <td key={place}>
                <span className="cal__cell" />
              </td>
            ))}
          </tr>
        ))}
      </CalendarFrame>
    </div>
  );
}
