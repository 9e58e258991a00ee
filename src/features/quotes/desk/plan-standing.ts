import { centsOf } from '#core/money.ts';
import type { StaffQuote } from '../quotes.ts';

type Part = Pick<StaffQuote['plan'][number], 'total' | 'requestState' | 'askedAt' | 'dueDay'>;

/** How a part stands: its client was not asked yet, was, is late, has paid, or need not pay it. */
export type PartStanding = 'waiting' | 'asked' | 'late' | 'paid' | 'cancelled';

/** Returns how a part stands on a day; null before its quote is accepted. */
export function standingOfPart(
  { requestState, askedAt, dueDay }: Part,
  today: string,
): PartStanding | null {
  if (requestState === null) return null;
  if (requestState === 'paid' || requestState === 'cancelled') return requestState;
  if (askedAt === null) return 'waiting';
  return dueDay !== null && dueDay < today ? 'late' : 'asked';
}

/** What came in of a plan, what did not, and what is due next, in euros. */
export type PlanStanding = {
  paid: number;
  open: number;
  late: number;
  next: { amount: number; day: string } | null;
};

/** Sums up the plan of an accepted quote. What waits for a step is open and due on no day. */
export function planStanding({ plan }: { plan: readonly Part[] }, today: string): PlanStanding {
  const sum = (isIn: (standing: PartStanding | null) => boolean) =>
    plan.reduce(
      (cents, part) => cents + (isIn(standingOfPart(part, today)) ? centsOf(part.total) : 0),
      0,
    ) / 100;
  const [first] = plan
    .filter((part) => standingOfPart(part, today) === 'asked')
    .map(({ total, dueDay }) => ({ amount: total, day: dueDay ?? '' }))
    .filter(({ day }) => day !== '')
    .sort((one, other) => one.day.localeCompare(other.day));
  return {
    paid: sum((standing) => standing === 'paid'),
    open: sum((standing) => ['waiting', 'asked', 'late'].includes(standing ?? '')),
    late: sum((standing) => standing === 'late'),
    next: first ?? null,
  };
}
