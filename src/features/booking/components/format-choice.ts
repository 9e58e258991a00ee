import type { Language } from '#i18n/language.ts';
import { type VisitorTime, visitorTime } from '../availability/components/visitor-clock.ts';
import type { SlotTime } from '../booking.ts';
import type { Day } from '../calendar-day.ts';
import { formatDayHeading, weekdayAbbreviation } from './format-day.ts';

/** A chosen slot, formatted. `visitor` is null where the visitor's clock agrees with Lisbon's. */
export type FormattedChoice = {
  day: string;
  from: SlotTime;
  visitor: string | null;
};

/** Formats the visitor's time: `13:00`, or `Wed 05:00` where the day is another one there. */
export function formatVisitorTime(there: VisitorTime, language: Language): string {
  return there.sameDay ? there.time : `${weekdayAbbreviation(there.day, language)} ${there.time}`;
}

/** Formats a chosen slot; `zone` is the visitor's, or null while it is unknown. */
export function formatChoice(
  { date, time }: { date: Day; time: SlotTime },
  zone: string | null,
  language: Language,
): FormattedChoice {
  const there = zone ? visitorTime(date, time, zone) : null;
  return {
    day: formatDayHeading(date, language),
    from: time,
    visitor: there && !there.sameTime ? formatVisitorTime(there, language) : null,
  };
}
