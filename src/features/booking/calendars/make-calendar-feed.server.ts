import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getFeed, replaceFeed } from './calendar-feed.repository.server.ts';

/**
 * Makes the secret URL of the calendar feed. Only its hash is stored, so an existing URL cannot be
 * shown again; with `replace` a new one takes its place and the old one stops working.
 */
export async function makeCalendarFeed(
  context: Context,
  { replace }: { replace: boolean },
): Promise<Result<{ url: string }, { code: 'feed_exists'; createdAt: string }>> {
  const { database, clock, origin } = context;
  const token = newToken();
  const feed = { tokenHash: hashToken(token), createdAt: toInstant(clock()) };
  return transact(context, async (trx) => {
    await database.lock(trx, 'calendar-feed');
    const existing = await getFeed(trx);
    if (existing && existing.tokenHash !== feed.tokenHash && !replace)
      return refuse({ code: 'feed_exists', createdAt: existing.createdAt });
    await replaceFeed(trx, feed);
    const subject = { kind: 'calendar-feed', id: null };
    const since = { since: existing?.createdAt ?? null };
    await recordChange(context, trx, { action: 'calendar-feed.renew', subject, before: since });
    return accept({ url: `${origin}/api/bookings/feed/${token}.ics` });
  });
}
