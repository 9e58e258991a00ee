import { type Day, isRealDay } from '#core/calendar-day.ts';
import { bookConsultationPath } from '#paths.ts';
import { isSlotTime, type SlotTime } from '../../booking.ts';

/** A day and a time that a link leads to. */
export type LinkedSlot = { date: Day; time: SlotTime };

/** Returns the address of the booking screen with a slot chosen. `date` asks for a page without scripts. */
export function slotHref({ date, time }: LinkedSlot): string {
  return `${bookConsultationPath.href()}?day=${date}&time=${time}`;
}

/** Reads the slot of a query; null without one. */
export function readSlotLink(search: string): LinkedSlot | null {
  const params = new URLSearchParams(search);
  const date = params.get('day') ?? '';
  const time = params.get('time') ?? '';
  return isRealDay(date) && isSlotTime(time) ? { date, time } : null;
}

// The contact menu's link is the booking screen's plain address, which the specification names.
let followed: LinkedSlot | null = null;
const listeners = new Set<() => void>();

/** Tells the booking screen, shown or about to be, which slot the pressed link named. */
export function followSlot(slot: LinkedSlot): void {
  followed = { date: slot.date, time: slot.time };
  for (const listener of listeners) listener();
}

/** Returns the slot that was followed last, once. */
export function takeFollowedSlot(): LinkedSlot | null {
  const slot = followed;
  followed = null;
  return slot;
}

export function subscribeToFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
