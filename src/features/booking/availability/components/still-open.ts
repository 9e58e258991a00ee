import type { Choice } from '../../book/components/booking-draft.ts';
import type { Availability } from './use-availability.ts';

type Known = Pick<Availability, 'closingOf' | 'slotsOf'>;

/** What of a choice can still be had: an answer, the rules or the clock may have closed it since. */
export function stillOpen({ date, time }: Choice, known: Known | null): Choice {
  if (!date || !known || known.closingOf(date) !== null) return { date: null, time };
  const isOpen = known.slotsOf(date).some((slot) => slot.time === time && slot.closing === null);
  return { date, time: isOpen ? time : null };
}
