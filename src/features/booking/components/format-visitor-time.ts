import type { Language } from '#i18n/language.ts';
import type { VisitorTime } from '../availability/components/visitor-clock.ts';
import { weekdayAbbreviation } from './format-day.ts';

/** Formats the visitor's time of a slot: `13:00`, or `Wed 05:00` where the day is another one there. */
export function formatVisitorTime(there: VisitorTime, language: Language): string {
  return there.sameDay ? there.time : `${weekdayAbbreviation(there.day, language)} ${there.time}`;
}
