import { shortenEmail } from '#core/email-address.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getSubscriberByToken } from '../newsletter.repository.server.ts';
import type { ConfirmationLink } from '../newsletter.ts';

/** Returns the status and the address behind a confirmation link, or null for an invalid link. */
export async function showConfirmationLink(
  { database }: Context,
  token: string,
): Promise<ConfirmationLink | null> {
  const subscriber = await database.read((db) =>
    getSubscriberByToken(db, hashToken(token), 'confirm'),
  );
  if (subscriber === null || subscriber.status === 'unsubscribed') return null;
  return { status: subscriber.status, email: shortenEmail(subscriber.email) };
}
