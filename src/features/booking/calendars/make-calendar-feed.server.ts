import { type Clock, toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Database } from '#platform/database/database.server.ts';
import { getFeed, replaceFeed } from './calendar-feed.repository.server.ts';

type Deps = { database: Database; clock: Clock; origin: string };

/**
 * Makes the secret address of the owner's calendar. Only its hash is kept, so one that is there
 * cannot be told again; with `replace` a new one takes its place and the old one ends.
 */
export async function makeCalendarFeed(
  { database, clock, origin }: Deps,
  { replace }: { replace: boolean },
): Promise<Result<{ url: string }, { code: 'feed_exists'; createdAt: string }>> {
  const token = newToken();
  const feed = { tokenHash: hashToken(token), createdAt: toInstant(clock()) };
  return database.transaction(async (trx) => {
    await database.lock(trx, 'calendar-feed');
    const known = await getFeed(trx);
    if (known && known.tokenHash !== feed.tokenHash && !replace)
      return refuse({ code: 'feed_exists', createdAt: known.createdAt });
    await replaceFeed(trx, feed);
    return accept({ url: `${origin}/api/bookings/feed/${token}.ics` });
  });
}
