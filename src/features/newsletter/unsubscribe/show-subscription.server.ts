import type { Context } from '#platform/context/context.server.ts';
import type { Subscriber } from '../newsletter.repository.server.ts';
import { getLeavingSubscriber } from './leaving-token.server.ts';

/** Returns the subscriber's status and language behind an unsubscribe link, or null if it is invalid. */
export async function showSubscription(
  { database }: Context,
  token: string,
): Promise<Pick<Subscriber, 'status' | 'language'> | null> {
  const subscriber = await database.read((db) => getLeavingSubscriber(db, token));
  return subscriber && { status: subscriber.status, language: subscriber.language };
}
