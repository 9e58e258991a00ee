import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHashes } from '#platform/secrets/keyed-hash.server.ts';
import { getSubscriber } from './newsletter.repository.server.ts';
import type { ComingBack } from './newsletter.tables.ts';

/** Returns the maker of the hashes by which suppressed addresses are known. */
export async function recipientHashes(db: Queryable): Promise<(email: string) => string> {
  const hashOf = await keyedHashes(db);
  return (email) => hashOf(mailboxKey(email));
}

export async function recipientHashOf(db: Queryable, email: string): Promise<string> {
  return (await recipientHashes(db))(email);
}

/** Lets nothing more of the newsletter go to the address of a subscriber; `note`: what the server said. */
export async function suppress(
  context: Context,
  trx: Queryable,
  { subscriberId, reason, note }: { subscriberId: string; reason: ComingBack; note: string },
): Promise<void> {
  const subscriber = await getSubscriber(trx, subscriberId);
  if (!subscriber) return;
  await trx
    .insertInto('suppressions')
    .values({
      id: newId(),
      recipientHash: await recipientHashOf(trx, subscriber.email),
      subscriberId,
      reason,
      note: note.slice(0, 300),
      since: toInstant(context.clock()),
    })
    .onConflict((conflict) => conflict.column('recipientHash').doNothing())
    .execute();
}

/** Lets issues go to an address again whose owner has just confirmed that mails arrive and are wanted. */
export async function liftByConfirmation(trx: Queryable, email: string): Promise<void> {
  await trx
    .deleteFrom('suppressions')
    .where('recipientHash', '=', await recipientHashOf(trx, email))
    .execute();
}
