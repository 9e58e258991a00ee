import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { networkHashOf } from '#platform/secrets/keyed-hash.server.ts';
import { defaultHoldMinutes } from './holds.server.ts';

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
type CountedBookings = {
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
function judgeLimits(
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

/** Counts the bookings that limit a further one of a network at `now`. */
export async function countBookings(
  db: Queryable,
  networkHash: string,
  now: Date,
): Promise<CountedBookings> {
  const since = new Date(now.getTime() - day * 1000).toISOString();
  const made = await db
    .selectFrom('bookings')
    .select('createdAt')
    .where('networkHash', '=', networkHash)
    .where('createdAt', '>', since)
    .execute();
  const unconfirmed = db
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('confirmedAt', 'is', null)
    .where('status', '!=', 'cancelled')
    .where('startsAt', '>', now.toISOString());
  const all = await unconfirmed.executeTakeFirstOrThrow();
  const own = await unconfirmed.where('networkHash', '=', networkHash).executeTakeFirstOrThrow();
  return {
    madeToday: made.map(({ createdAt }) => createdAt),
    unconfirmedOfNetwork: Number(own.count),
    unconfirmedInAll: Number(all.count),
  };
}

/** Who books: the hash of his network, and for how many minutes the slot has to be held, or null. */
export type JudgedCaller = { networkHash: string | null; holdMinutes: number | null };

/**
 * Judges whether the visitor's network may book once more. Without a known address, or with the limits
 * off, it may. The lock of all changes to bookings must be held, so that processes count as one.
 */
export async function judgeCaller(
  context: Context,
  trx: Queryable,
  { limits }: { limits: boolean },
): Promise<Result<JudgedCaller, LimitRefusal>> {
  const networkHash = await networkHashOf(context, trx);
  if (networkHash === null || !limits) return accept({ networkHash, holdMinutes: null });
  const now = context.clock();
  const judged = judgeLimits(await countBookings(trx, networkHash, now), now);
  return judged.ok ? accept({ networkHash, holdMinutes: judged.value }) : judged;
}
