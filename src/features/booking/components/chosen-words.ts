import type { Language } from '#i18n/language.ts';
import { type VisitorTime, visitorTime } from '../availability/components/visitor-clock.ts';
import type { SlotTime } from '../booking.ts';
import type { Day } from '../calendar-day.ts';
import { shortDayHeading, weekdayLetters } from './day-words.ts';

/** A chosen slot in words for a screen. `visitor` is null where the visitor's clock reads as Lisbon's. */
export type ChosenWords = {
  day: string;
  from: SlotTime;
  /** `13:00`, or `Wed 05:00` where the day is another one there. */
  visitor: string | null;
};

function visitorWords(there: VisitorTime, language: Language): string | null {
  if (there.sameTime) return null;
  return there.sameDay ? there.time : `${weekdayLetters(there.day, language)} ${there.time}`;
}

export function chosenWords(
  { date, time }: { date: Day; time: SlotTime },
  zone: string | null,
  language: Language,
): ChosenWords {
  const there = zone ? visitorTime(date, time, zone) : null;
  return {
    day: shortDayHeading(date, language),
    from: time,
    visitor: there ? visitorWords(there, language) : null,
  };
}
