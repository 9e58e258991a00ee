import {
  type ClosedReason,
  type DayAvailability,
  isOpenByRule,
  lastBookableDay,
  noticeHours,
  type Slot,
  type SlotTime,
  slotTimes,
} from '../booking.ts';
import { type Day, isWeekend } from '../calendar-day.ts';
import { slotInstant } from './visitor-clock.ts';

/** Why a day or a slot cannot be chosen: a reason, and the holiday it is. `full`: nothing is left of the day. */
export type Closing = { reason: ClosedReason | 'full'; holiday?: Slot['holiday'] };
export type ShownSlot = { time: SlotTime; startsAt: string; closing: Closing | null };

/** What the screen knows: the moment (ms), today in Lisbon, the server's answer, starts just lost. */
export type Knowledge = {
  now: number;
  today: Day;
  answer: DayAvailability | undefined;
  lost: ReadonlySet<string>;
};

function closingOf(startsAt: string, answer: Slot | undefined, known: Knowledge): Closing | null {
  if (answer && !answer.available) {
    const { reason = 'taken', holiday } = answer;
    return holiday ? { reason, holiday } : { reason };
  }
  if (known.lost.has(startsAt)) return { reason: 'taken' };
  const ahead = Date.parse(startsAt) - known.now;
  if (ahead <= 0) return { reason: 'past' };
  return ahead < noticeHours * 3_600_000 ? { reason: 'too_soon' } : null;
}

/** The six slots of a day: open until the server's answer, the clock or a lost race closes them. */
export function shownSlots(day: Day, known: Knowledge): ShownSlot[] {
  return slotTimes.map((time) => {
    const startsAt = slotInstant(day, time);
    const answer = known.answer?.slots.find((slot) => slot.time === time);
    return { time, startsAt, closing: closingOf(startsAt, answer, known) };
  });
}

/** Why a day cannot be chosen; null while one of its slots can. */
export function dayClosing(day: Day, known: Knowledge): Closing | null {
  const { today } = known;
  if (!isOpenByRule(day, today)) return { reason: isWeekend(day) ? 'weekend' : 'past' };
  if (day > lastBookableDay(today)) return { reason: 'beyond_horizon' };
  const closings = shownSlots(day, known).map((slot) => slot.closing);
  if (closings.includes(null)) return null;
  const holiday = closings.find((closing) => closing?.reason === 'holiday');
  return holiday ?? { reason: 'full' };
}
