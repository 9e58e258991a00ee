import {
  type ClosedReason,
  companyToday,
  type DayAvailability,
  type OfferedRules,
  type SlotTime,
} from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import {
  type AvailabilityContext,
  type Closure,
  judgeDay,
  judgeSlot,
  ruleClosure,
} from '../judge-slots.ts';
import { slotStart } from '../slot-times.ts';

/** Why a day or a slot cannot be chosen; `current`: the booking that is being moved is there. */
export type ShownClosure = Closure<ClosedReason | 'current'>;
export type ShownSlot = { time: SlotTime; startsAt: string; closure: ShownClosure | null };

/** What the browser knows of the slots. A day without an answer is open by rule. */
export type ShownAvailability = {
  now: Date;
  rules: OfferedRules;
  /** The server's answer, by day. */
  answers: ReadonlyMap<Day, DayAvailability>;
  /** Starts that were taken since the answer. */
  takenSince: ReadonlySet<string>;
  /** The start of the booking that is being moved. */
  currentStart?: string | undefined;
};

const wholeDay: readonly (string | undefined)[] = [
  'weekend',
  'holiday',
  'closed',
  'beyond_horizon',
];

/** The browser's context: what it cannot know by itself, it takes from the server's answer. */
function contextOf({ now, rules, answers, takenSince }: ShownAvailability): AvailabilityContext {
  return {
    now,
    today: companyToday(now),
    rules,
    closedDay(day) {
      const answer = answers.get(day);
      const slot = answer?.slots.find(({ reason }) => wholeDay.includes(reason));
      if (!answer || !slot?.reason) return null;
      const { reason, holiday } = slot;
      if (reason === 'holiday') return { reason, holiday };
      const { note, notePt } = answer;
      return reason === 'closed' ? { reason, note, notePt } : ruleClosure(reason, rules);
    },
    occupied(day, time) {
      const slot = answers.get(day)?.slots.find((answered) => answered.time === time);
      if (slot && !slot.available) return ruleClosure(slot.reason ?? 'taken', rules);
      return takenSince.has(slotStart(day, time)) ? { reason: 'taken' } : null;
    },
  };
}

/** The slots of a day, at the times of the server's answer or, until it is there, of the rules. */
export function shownSlots(day: Day, shown: ShownAvailability): ShownSlot[] {
  const { rules, answers, currentStart } = shown;
  const context = contextOf(shown);
  const times = answers.get(day)?.slots.map(({ time }) => time) ?? rules.slotTimes;
  return times.map((time) => {
    const startsAt = slotStart(day, time);
    const isCurrent = startsAt === currentStart;
    const closure = isCurrent ? ({ reason: 'current' } as const) : judgeSlot(day, time, context);
    return { time, startsAt, closure };
  });
}

/** Why a day cannot be chosen; null while one of its slots can. */
export function shownDay(day: Day, shown: ShownAvailability): ShownClosure | null {
  const closure = judgeDay(day, contextOf(shown));
  if (closure) return closure;
  const isOpen = shownSlots(day, shown).some((slot) => slot.closure === null);
  return isOpen ? null : { reason: 'full' };
}
