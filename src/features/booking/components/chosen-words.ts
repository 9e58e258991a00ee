import type { Language } from '#i18n/language.ts';
import { type VisitorTime, visitorTime } from '../availability/components/visitor-clock.ts';
import type { SlotTime } from '../booking.ts';
import type { Day } from '../calendar-day.ts';
import { shortDayHeading, weekdayLetters } from './day-words.ts';

/** A chosen slot in words for a screen. `visitor` is null where the visitor's clock reads as Lisbon's. */
export type ChosenWords = {
  day: string;
  from: SlotTime;
  visitor: string | null;
};

/** The visitor's time: `13:00`, or `Wed 05:00` where the day is another one there. */
export function visitorWords(there: VisitorTime, language: Language): string {
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
    visitor: there && !there.sameTime ? visitorWords(there, language) : null,
  };
}
