import { createHash } from 'node:crypto';
import type { Context } from '#platform/context/context.server.ts';
import { findListed } from '#platform/search/find-listed.server.ts';
import { getSubscriber } from '../newsletter.repository.server.ts';
import { newsletterSearch } from '../newsletter.search.server.ts';
import { isRestorable } from '../removal.ts';
import {
  countSubscribers,
  getLastAsked,
  listConsents,
  listSubscribersOf,
} from '../subscribers.repository.server.ts';
import type { SubscriberView } from './subscriber-list.ts';
import type { SubscriberDetail, SubscribersPage } from './subscribers.schema.ts';

/** Returns a page of subscribers, with the count of every state. */
export async function showSubscribers(
  context: Context,
  view: SubscriberView,
  page: { limit: number; offset: number },
): Promise<SubscribersPage> {
  const found = await findListed(context, newsletterSearch, view.q);
  return context.database.read(async (db) => {
    const counts = await countSubscribers(db, { ...view, found });
    const subscribers = await listSubscribersOf(db, { ...view, found }, page);
    return { total: counts[view.filter], counts, subscribers };
  });
}

function versionOf(wording: string): string {
  return createHash('sha256').update(wording).digest('hex').slice(0, 8);
}

/** Returns a subscriber with every consent, or null if there is none. */
export async function showSubscriber(
  { database, clock }: Context,
  id: string,
): Promise<SubscriberDetail | null> {
  return database.read(async (db) => {
    const subscriber = await getSubscriber(db, id);
    if (!subscriber) return null;
    const { emailKey, ...shown } = subscriber;
    const consents = await listConsents(db, id);
    return {
      ...shown,
      page: consents.find(({ page }) => page !== null)?.page ?? null,
      lastAskedAt: await getLastAsked(db, id),
      consents: consents.map(({ createdAt: at, ...consent }) => ({
        ...consent,
        at,
        version: versionOf(consent.wording),
      })),
      restorable: isRestorable(subscriber.status, consents[0], clock()),
    };
  });
}
