import { withPrefix } from '#core/site-address.ts';
import { languageOf, prefixOf } from '#i18n/language.ts';
import { subscriptionPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from './orders.repository.server.ts';
import { subscriberToken } from './subscriber-token.server.ts';

/** Returns the URL of the subscriber's page of an order, in its language; null if it is paid once. */
export async function subscriberUrl(
  { origin }: Pick<Context, 'origin'>,
  db: Queryable,
  { id, interval, language }: Pick<Order, 'id' | 'interval' | 'language'>,
): Promise<string | null> {
  if (interval === 'one-time') return null;
  const token = await subscriberToken(db, id);
  return origin + withPrefix(prefixOf[languageOf(language)], subscriptionPath.href({ token }));
}
