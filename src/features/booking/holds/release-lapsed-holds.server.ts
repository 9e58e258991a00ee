import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { cancelLapsedHolds, hasLapsedHold } from './holds.repository.server.ts';

/**
 * Cancels the holds that have lapsed, for the owner's lists and calendar. Their slots are free without
 * it. No one is notified: no one was told that the booking was made. Returns how many there were.
 */
export async function releaseLapsedHolds(context: Context): Promise<number> {
  const { database, clock } = context;
  const now = toInstant(clock());
  if (!(await database.read((db) => hasLapsedHold(db, now)))) return 0;
  return transact(context, async (trx) => {
    await database.lock(trx, slotsLock);
    return cancelLapsedHolds(trx, now);
  });
}
