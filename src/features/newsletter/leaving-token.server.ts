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

async function isOurs(db: Queryable, id: string, mac: string): Promise<boolean> {
  const expected = Buffer.from(macOf(await requireSecret(db, 'leave'), id));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the subscriber behind a leaving link: of a mail, or of an exported list. */
export async function getLeavingSubscriber(
  db: Queryable,
  token: string,
): Promise<Subscriber | null> {
  const [id = '', mac] = token.split(separator);
  if (mac !== undefined) return (await isOurs(db, id, mac)) ? getSubscriber(db, id) : null;
  return getSubscriberByToken(db, hashToken(token), 'unsubscribe');
}

/** Whether a leaving link is ours whose subscriber has been erased: there is nobody to take off. */
export async function isOfErased(db: Queryable, token: string): Promise<boolean> {
  const [id = '', mac] = token.split(separator);
  if (mac === undefined || !(await isOurs(db, id, mac))) return false;
  return (await getSubscriber(db, id)) === null;
}
