import { accept, type Result, refuse } from '#core/result.ts';
import { knownTags } from '#features/blog/tags/known-tags.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getLeavingSubscriber, isOfErased } from '../leaving-token.server.ts';
import type { Subscription } from '../newsletter.ts';
import { saveWishes } from '../wishes.repository.server.ts';
import { mostTopics, type Wishes } from '../wishes.ts';

/**
 * Lets the subscriber behind a leaving link have fewer issues, or those about some tags of the blog;
 * repeated calls return the same. A tag that the blog has no more is left out. Who has left, or was
 * erased, is told so, and nothing changes.
 */
export async function changeWishes(
  context: Context,
  token: string,
  wishes: Wishes,
): Promise<Result<Subscription, 'not_found'>> {
  const known = await context.database.read((db) => knownTags(db, wishes.topics));
  return transact<Result<Subscription, 'not_found'>>(context, async (trx) => {
    const subscriber = await getLeavingSubscriber(trx, token);
    if (subscriber === null)
      return (await isOfErased(trx, token))
        ? accept({ status: 'unsubscribed', canReturn: false })
        : refuse('not_found');
    const { id, status, language } = subscriber;
    if (status === 'unsubscribed') return accept({ status, canReturn: false });
    const topics = known.slice(0, mostTopics);
    await saveWishes(trx, id, { lessOften: wishes.lessOften, topics });
    return accept({
      status,
      canReturn: false,
      language: language === 'pt' ? 'pt' : 'en',
      lessOften: wishes.lessOften,
      topics: topics.toSorted(),
    });
  });
}
