import { accept, type Result, refuse } from '#core/result.ts';
import { defaultHoldMinutes } from '../holds/holds.ts';

const day = 24 * 3600;
const hour = 3600;

/**
 * The limits of bookings. A network is an IPv4 /24 or an IPv6 /48, which one attacker has whole. A
 * booking is unconfirmed while it is to come and no one pressed a link that was mailed to its address.
 */
export const bookingLimits = {
  newPerNetworkAndDay: 20,
  unconfirmedPerNetwork: 10,
  /** Of all networks; beyond it, slots are held until the address is confirmed. */
  unconfirmedInAll: 100,
} as const;

/** The bookings that count: the instants of a network's in 24 hours, and how many are unconfirmed. */
export type CountedBookings = {
  madeToday: readonly string[];
  unconfirmedOfNetwork: number;
  unconfirmedInAll: number;
};

/** `retryAfter` is in seconds. */
export type LimitRefusal = {
  code: 'too_many_bookings' | 'too_many_unconfirmed';
  retryAfter: number;
};

/** Returns the minutes for which a further booking is held, null for none, or why it is refused. */
export function judgeLimits(
  { madeToday, unconfirmedOfNetwork, unconfirmedInAll }: CountedBookings,
  now: Date,
): Result<number | null, LimitRefusal> {
  const newestFirst = [...madeToday].sort().reverse();
  const leaves = newestFirst[bookingLimits.newPerNetworkAndDay - 1];
  if (leaves !== undefined) {
    const retryAfter = Math.ceil((Date.parse(leaves) - now.getTime()) / 1000) + day;
    return refuse({ code: 'too_many_bookings', retryAfter });
  }
  if (unconfirmedOfNetwork >= bookingLimits.unconfirmedPerNetwork)
    return refuse({ code: 'too_many_unconfirmed', retryAfter: hour });
  const isCrowded = unconfirmedInAll >= bookingLimits.unconfirmedInAll;
  return accept(isCrowded ? defaultHoldMinutes : null);
}
