import {
  type ClosedReason,
  type DayAvailability,
  lastBookableDay,
  type OfferedRules,
  type Slot,
  type SlotTime,
} from '../../booking.ts';
import { type Day, isoWeekday, isWeekend } from '../../calendar-day.ts';
import { slotInstant } from './visitor-clock.ts';

/**
 * Why a day or a slot cannot be chosen, with what the reason is said with. `full`: nothing is left
 * of the day; `own`: the booking that is being moved stands there.
 */
export type Closing = {
  reason: ClosedReason | 'own';
  holiday?: Slot['holiday'];
  note?: string | undefined;
  notePt?: string | undefined;
  hours?: number;
  days?: number;
};
export type ShownSlot = { time: SlotTime; startsAt: string; closing: Closing | null };

/** What the screen knows: the moment (ms), today in Lisbon, the rules, the server's answer, starts just lost. */
export type Knowledge = {
  now: number;
  today: Day;
  rules: OfferedRules;
  answer: DayAvailability | undefined;
  lost: ReadonlySet<string>;
  /** The start of the booking that is being moved. */
  own?: string | undefined;
};

const wholeDay: readonly string[] = ['weekend', 'holiday', 'closed', 'beyond_horizon'];

function closedFor(reason: ClosedReason, { rules, answer }: Knowledge): Closing {
  if (reason === 'too_soon') return { reason, hours: rules.noticeHours };
  if (reason === 'beyond_horizon') return { reason, days: rules.horizonDays };
  if (reason === 'closed' && answer) return { reason, note: answer.note, notePt: answer.notePt };
  return { reason };
}

function closingOf(startsAt: string, answer: Slot | undefined, known: Knowledge): Closing | null {
  if (startsAt === known.own) return { reason: 'own' };
  if (answer && !answer.available) {
    const { reason = 'taken', holiday } = answer;
    return holiday ? { reason, holiday } : closedFor(reason, known);
  }
  if (known.lost.has(startsAt)) return { reason: 'taken' };
  const ahead = Date.parse(startsAt) - known.now;
  if (ahead <= 0) return { reason: 'past' };
  return ahead < known.rules.noticeHours * 3_600_000 ? closedFor('too_soon', known) : null;
}

/** The slots of a day: open until the server's answer, the clock or a lost race closes them. */
export function shownSlots(day: Day, known: Knowledge): ShownSlot[] {
  const times = known.answer?.slots.map(({ time }) => time) ?? known.rules.slotTimes;
  return times.map((time) => {
    const startsAt = slotInstant(day, time);
    const answer = known.answer?.slots.find((slot) => slot.time === time);
    return { time, startsAt, closing: closingOf(startsAt, answer, known) };
  });
}

/** Why a day cannot be chosen; null while one of its slots can. */
export function dayClosing(day: Day, known: Knowledge): Closing | null {
  const { today, rules } = known;
  if (!rules.weekdays.includes(isoWeekday(day)))
    return closedFor(isWeekend(day) ? 'weekend' : 'closed', known);
  if (day < today) return { reason: 'past' };
  if (day > lastBookableDay(today, rules.horizonDays)) return closedFor('beyond_horizon', known);
  const closings = shownSlots(day, known).map((slot) => slot.closing);
  if (closings.includes(null)) return null;
  return (
    closings.find((closing) => closing && wholeDay.includes(closing.reason)) ?? { reason: 'full' }
  );
}
