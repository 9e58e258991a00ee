import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getSubscriber } from '../newsletter.repository.server.ts';
import type { ComingBack } from '../newsletter.tables.ts';
import { suppress } from '../suppress.server.ts';
import { removeComplainer } from '../unsubscribe/unsubscribe.server.ts';

type Returned = {
  subscriberId: string;
  kind: ComingBack;
  /** What the mail server said. */
  note: string;
};

/**
 * Notes that a mail came back that asked a reader of an imported list to confirm, and follows it: for
 * good, nothing more is sent to the address; a complaint also takes it off the list. Returns false for a
 * mail that nobody was sent.
 */
export async function noteInvitationReturned(
  context: Context,
  trx: Queryable,
  { subscriberId, kind, note }: Returned,
): Promise<boolean> {
  const asked = await trx
    .selectFrom('newsletterInvitations')
    .select('recipientHash')
    .where('subscriberId', '=', subscriberId)
    // A report may be here before it is noted that the mail has left.
    .where('state', '<>', 'skipped')
    .executeTakeFirst();
  if (!asked) return false;
  // A complaint says that it arrived. The words of a server name the address, which must not stay.
  if (kind !== 'complaint')
    await trx
      .updateTable('newsletterInvitations')
      .set({ state: 'failed', error: kind })
      .where('recipientHash', '=', asked.recipientHash)
      .where('state', '<>', 'failed')
      .execute();
  // Whoever has pressed the link of a mail got it, whatever a second mailbox behind the address says.
  const isConfirmed = (await getSubscriber(trx, subscriberId))?.status === 'confirmed';
  if (kind === 'complaint' || (kind === 'hard' && !isConfirmed))
    await suppress(context, trx, { subscriberId, reason: kind, note });
  if (kind === 'complaint') await removeComplainer(context, trx, subscriberId);
  return true;
}
