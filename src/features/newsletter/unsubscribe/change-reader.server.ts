import { accept, type Result, refuse } from '#core/result.ts';
import { knownTags } from '#features/blog/tags/known-tags.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getLeavingSubscriber, isOfErased } from '../leaving-token.server.ts';
import { type Subscriber, updateSubscriber } from '../newsletter.repository.server.ts';
import type { Subscription } from '../newsletter.ts';
import { saveWishes } from '../wishes.repository.server.ts';
import { mostTopics, type Wishes } from '../wishes.ts';

type Changed = Result<Subscription, 'not_found'>;

/**
 * Changes what the subscriber behind a leaving link gets; repeated calls return the same. Who has left,
 * or was erased, is told so, and nothing changes.
 */
function changeReader(
  context: Context,
  token: string,
  change: (trx: Queryable, subscriber: Subscriber) => Promise<Partial<Subscription>>,
): Promise<Changed> {
  return transact<Changed>(context, async (trx) => {
    const subscriber = await getLeavingSubscriber(trx, token);
    if (subscriber === null)
      return (await isOfErased(trx, token))
        ? accept({ status: 'unsubscribed', canReturn: false })
        : refuse('not_found');
    const { status } = subscriber;
    if (status === 'unsubscribed') return accept({ status, canReturn: false });
    return accept({ status, canReturn: false, ...(await change(trx, subscriber)) });
  });
}

/** Lets the next issues come in a language. */
export function changeLanguage(
  context: Context,
  token: string,
  language: Language,
): Promise<Changed> {
  return changeReader(context, token, async (trx, subscriber) => {
    if (subscriber.language !== language)
      await updateSubscriber(trx, { id: subscriber.id, language });
    return { language };
  });
}

/**
 * Lets a reader have fewer issues, or those about some tags of the blog. A tag that the blog has no more
 * is left out.
 */
export async function changeWishes(
  context: Context,
  token: string,
  { lessOften, topics: given }: Wishes,
): Promise<Changed> {
  const known = await context.database.read((db) => knownTags(db, given));
  const topics = known.slice(0, mostTopics);
  return changeReader(context, token, async (trx, { id, language }) => {
    await saveWishes(trx, id, { lessOften, topics });
    return { language: language === 'pt' ? 'pt' : 'en', lessOften, topics: topics.toSorted() };
  });
}
