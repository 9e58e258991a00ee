import type { Choice } from '../../book/components/booking-draft.ts';
import type { Availability } from './use-availability.ts';

type SlotsByDay = Pick<Availability, 'closureOf' | 'slotsOf'>;

/** Returns the part of a choice that is still open: new data or the time may have closed it since. */
export function stillOpen({ date, time }: Choice, availability: SlotsByDay | null): Choice {
  if (!date || !availability || availability.closureOf(date) !== null) return { date: null, time };
  const isOpen = availability
    .slotsOf(date)
    .some((slot) => slot.time === time && slot.closure === null);
  return { date, time: isOpen ? time : null };
}
