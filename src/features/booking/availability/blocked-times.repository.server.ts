import type { Queryable } from '#platform/database/database.server.ts';
import type { BlockedTime } from './availability-context.ts';
import { slotStart } from './slot-times.ts';

type InstantRange = { first: string; last: string };

/** Returns the closed hours and busy times that touch the time between two instants. */
export async function listBlockedTimes(
  db: Queryable,
  { first, last }: InstantRange,
): Promise<BlockedTime[]> {
  const closed = await db
    .selectFrom('closedHours')
    .select(['day', 'fromTime', 'toTime'])
    .where('day', '>=', first.slice(0, 10))
    .where('day', '<=', last.slice(0, 10))
    .execute();
  const busy = await db
    .selectFrom('busyTimes')
    .select(['startsAt', 'endsAt'])
    .where('endsAt', '>', first)
    .where('startsAt', '<', last)
    .execute();
  return [
    ...closed.map(({ day, fromTime, toTime }) => ({
      startsAt: slotStart(day, fromTime),
      endsAt: slotStart(day, toTime),
      by: 'closed_hours' as const,
    })),
    ...busy.map((range) => ({ ...range, by: 'busy' as const })),
  ];
}
