import { type Language, languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getLeavingSubscriber, isOfErased } from '../leaving-token.server.ts';
import type { Subscription } from '../newsletter.ts';
import { listConsents } from '../subscribers.repository.server.ts';
import { listTopics } from '../wishes.repository.server.ts';
import { mayReturn } from './may-return.ts';

/**
 * Returns the subscription behind an unsubscribe link and its language, which is null for somebody who
 * was erased, or null if the link is invalid.
 */
export async function showSubscription(
  { database, clock }: Context,
  token: string,
): Promise<{ subscription: Subscription; language: Language | null } | null> {
  return database.read(async (db) => {
    const subscriber = await getLeavingSubscriber(db, token);
    if (subscriber === null)
      return (await isOfErased(db, token))
        ? { subscription: { status: 'unsubscribed', canReturn: false }, language: null }
        : null;
    const { id, status } = subscriber;
    const entries = status === 'unsubscribed' ? await listConsents(db, id) : [];
    const language = languageOf(subscriber.language);
    const subscription = {
      status,
      canReturn: mayReturn(status, entries, clock()),
      ...(status !== 'unsubscribed' && {
        language,
        lessOften: subscriber.lessOften,
        topics: await listTopics(db, id),
      }),
    };
    return { subscription, language };
  });
}
