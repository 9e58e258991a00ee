import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { countsOf, reasonToStop, weighsMore } from '../coming-back.ts';
import { getSubscriber } from '../newsletter.repository.server.ts';
import type { ComingBack } from '../newsletter.tables.ts';
import { suppress } from '../suppress.server.ts';
import { removeComplainer } from '../unsubscribe/unsubscribe.server.ts';

/** Stops the invitations of a list of which too many come back, once: whoever lets them go on has seen why. */
async function stopIfHarmful(trx: Queryable, importId: string): Promise<void> {
  const rows = await trx
    .selectFrom('newsletterInvitations')
    .select('cameBack')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    // A report may be here before it is noted that the mail has left.
    .where(({ or, eb }) =>
      or([eb('state', 'in', ['sent', 'failed']), eb('cameBack', 'is not', null)]),
    )
    .groupBy('cameBack')
    .execute();
  const stoppedBy = reasonToStop(countsOf(rows));
  if (stoppedBy === null) return;
  await trx
    .updateTable('subscriberImports')
    .set({ stoppedBy })
    .where('id', '=', importId)
    .where('stoppedBy', 'is', null)
    .where('goesOn', '=', false)
    .execute();
}

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
    .select(['recipientHash', 'importId', 'cameBack'])
    .where('subscriberId', '=', subscriberId)
    // A report may be here before it is noted that the mail has left.
    .where('state', '<>', 'skipped')
    .executeTakeFirst();
  if (!asked) return false;
  if (!weighsMore(kind, asked.cameBack)) return true;
  await trx
    .updateTable('newsletterInvitations')
    .set({ cameBack: kind })
    // A complaint says that it arrived. The words of a server name the address, which must not stay.
    .$if(kind !== 'complaint', (change) => change.set({ state: 'failed', error: kind }))
    .where('recipientHash', '=', asked.recipientHash)
    .execute();
  // Whoever has pressed the link of a mail got it, whatever a second mailbox behind the address says.
  const isConfirmed = (await getSubscriber(trx, subscriberId))?.status === 'confirmed';
  if (kind === 'complaint' || (kind === 'hard' && !isConfirmed))
    await suppress(context, trx, { subscriberId, reason: kind, note });
  if (kind === 'complaint') await removeComplainer(context, trx, subscriberId);
  if (asked.importId !== null) await stopIfHarmful(trx, asked.importId);
  return true;
}
