import type { Choice } from '../../book/components/booking-draft.ts';
import type { Availability } from './use-availability.ts';

type Shown = Pick<Availability, 'closureOf' | 'slotsOf'>;

/** What of a choice is still open: an answer, the rules or the clock may have closed it since. */
export function stillOpen({ date, time }: Choice, shown: Shown | null): Choice {
  if (!date || !shown || shown.closureOf(date) !== null) return { date: null, time };
  const isOpen = shown.slotsOf(date).some((slot) => slot.time === time && slot.closure === null);
  return { date, time: isOpen ? time : null };
}
