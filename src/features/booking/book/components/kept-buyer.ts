import type { BookingFormInput } from '../booking.input.ts';

type Buyer = Partial<Pick<BookingFormInput, 'name' | 'email'>>;

/** The `sessionStorage` key of the name and the address of a buyer who has not booked a session yet. */
export const keptBuyerKey = 'bookingBuyer';

/** Returns what the buyer of this tab gave; nothing without one, or without storage. */
export function readBuyer(): Buyer {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keptBuyerKey) ?? '{}');
    const { name, email } = stored as Record<string, unknown>;
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof email === 'string' && { email }),
    };
  } catch {
    return {};
  }
}

/** Keeps what a buyer gave, so that a reload of the booking page loses none of it; nothing forgets it. */
export function keepBuyer({ name, email }: Buyer): void {
  try {
    if (name || email) sessionStorage.setItem(keptBuyerKey, JSON.stringify({ name, email }));
    else sessionStorage.removeItem(keptBuyerKey);
  } catch {
    // Without storage a reload loses it.
  }
}

/** Keeps later changes of what a buyer gave; what other visitors type is not stored. */
export function keepChangedBuyer(fields: Buyer): void {
  if (Object.keys(readBuyer()).length > 0) keepBuyer(fields);
}
