import { accept, type Result } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { networkHashOf } from '#platform/secrets/network-hash.server.ts';
import { countBookings } from './booking-limits.repository.server.ts';
import { judgeLimits, type LimitRefusal } from './booking-limits.ts';

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
