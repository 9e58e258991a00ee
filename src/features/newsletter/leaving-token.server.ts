import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';
import {
  getSubscriber,
  getSubscriberByToken,
  type Subscriber,
} from './newsletter.repository.server.ts';

const separator = '.';

function macOf(key: string, subscriberId: string): string {
  return createHmac('sha256', key).update(subscriberId).digest('base64url');
}

/** Returns the maker of the tokens by which subscribers leave; the same one each time, without a row. */
export async function leavingTokens(db: Queryable): Promise<(subscriberId: string) => string> {
  const key = await requireSecret(db, 'leave');
  return (id) => id + separator + macOf(key, id);
}

async function getByMac(db: Queryable, id: string, mac: string): Promise<Subscriber | null> {
  const expected = Buffer.from(macOf(await requireSecret(db, 'leave'), id));
  const given = Buffer.from(mac);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? getSubscriber(db, id) : null;
}

/** Returns the subscriber behind a leaving link: of a mail, or of an exported list. */
export async function getLeavingSubscriber(
  db: Queryable,
  token: string,
): Promise<Subscriber | null> {
  const [id = '', mac] = token.split(separator);
  if (mac !== undefined) return getByMac(db, id, mac);
  return getSubscriberByToken(db, hashToken(token), 'unsubscribe');
}
