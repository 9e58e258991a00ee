import type { Day } from '#core/calendar-day.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { minutesOf } from '#core/time-of-day.ts';
import type { FreeSlot, SlotTime } from '../booking.ts';
import {
  type Closure,
  judgeDay,
  nearestFreeSlots,
  type ServerContext,
  slotStart,
  slotTimesOn,
} from '../rules/availability.ts';

/** The rules that staff may break, if they say so. The notice period protects them, and does not bind them. */
export const breakableRules = [
  'weekend',
  'holiday',
  'closed',
  'beyond_horizon',
  'unknown_time',
  'closed_hours',
  'busy',
  'buffer',
  'full',
  'already_booked',
] as const;
export type BreakableRule = (typeof breakableRules)[number];

/** What nobody may do: book the past, a slot that another booking overlaps, or a time that is none. */
type Impossible = 'past' | 'taken' | 'invalid_time';

type StaffJudgement =
  | { kind: 'free' }
  | { kind: 'impossible'; reason: Impossible }
  | { kind: 'breaks'; rules: BreakableRule[] };

const firstHour = '06:00';

function isBreakable(reason: Closure['reason']): reason is BreakableRule & Closure['reason'] {
  return (breakableRules as readonly string[]).includes(reason);
}

/** Judges a slot for staff by what visitors' slots are judged by, and names each rule that it breaks. */
export function judgeForStaff(day: Day, time: SlotTime, context: ServerContext): StaffJudgement {
  const { now, rules } = context;
  const ends = minutesOf(time) + rules.slotMinutes;
  // No slot is in the hour that summer time skips or repeats, nor goes on into the next day.
  if (time < firstHour || ends > 24 * 60) return { kind: 'impossible', reason: 'invalid_time' };
  if (Date.parse(slotStart(day, time)) <= now.getTime())
    return { kind: 'impossible', reason: 'past' };
  const conflicts = context.conflicts(day, time);
  if (conflicts.includes('booked')) return { kind: 'impossible', reason: 'taken' };
  const closure = judgeDay(day, context);
  const broken = [
    ...(closure && isBreakable(closure.reason) ? [closure.reason] : []),
    ...(slotTimesOn(day, rules).includes(time) ? [] : (['unknown_time'] as const)),
    ...conflicts.filter((conflict) => conflict !== 'booked'),
  ];
  return broken.length === 0 ? { kind: 'free' } : { kind: 'breaks', rules: broken };
}

/** Returns the context in which the notice period does not count. */
function withoutNotice(context: ServerContext): ServerContext {
  return { ...context, rules: { ...context.rules, noticeHours: 0 } };
}

/** Returns the slots nearest to a start that staff can give without breaking a rule. */
export function nearestForStaff(wanted: string, context: ServerContext, count: number): FreeSlot[] {
  const free = nearestFreeSlots(wanted, withoutNotice(context), count + 1);
  return free.filter(({ startsAt }) => startsAt !== wanted).slice(0, count);
}

export type StaffSlotRefusal =
  | { code: 'invalid_time' | 'past' }
  | { code: 'slot_taken'; nearest: FreeSlot[] }
  /** The rules that it would break; the same request with `override` breaks them. */
  | { code: 'breaks_rules'; rules: BreakableRule[] };

type Wanted = { date: Day; time: string; override: boolean };

const offeredSlots = 3;

/**
 * Returns the rules that staff break with a slot, or why they may not have it. `further` are rules that
 * the slot alone does not show.
 */
export function requestStaffSlot(
  { date, time, override }: Wanted,
  context: ServerContext,
  further: BreakableRule[] = [],
): Result<{ broken: BreakableRule[] }, StaffSlotRefusal> {
  const judged = judgeForStaff(date, time, context);
  if (judged.kind === 'impossible') {
    if (judged.reason !== 'taken') return refuse({ code: judged.reason });
    const nearest = nearestForStaff(slotStart(date, time), context, offeredSlots);
    return refuse({ code: 'slot_taken', nearest });
  }
  const broken = [...(judged.kind === 'breaks' ? judged.rules : []), ...further];
  if (broken.length > 0 && !override) return refuse({ code: 'breaks_rules', rules: broken });
  return accept({ broken });
}
