import { createHmac } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { hashToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { insertClientLink } from '#platform/outbox/client-links.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';
import { getPerson } from './people.repository.server.ts';
import type { ClientLinkTable } from './people.tables.ts';
import type { Person } from './people.ts';

/** Whose link it is, the person merged into if there is one, and what it shows. */
export type ClientLink = Pick<ClientLinkTable, 'tokenHash' | 'orderId'> &
  (
    | { purpose: 'mailed'; person: Person }
    /** The person of the order, whose address nobody has proved; null while it has none. */
    | { purpose: 'shown'; person: Person | null }
  );

async function getPersonNow(db: Queryable, id: string): Promise<Person | null> {
  const named = await getPerson(db, id);
  const person = named?.mergedInto ? await getPerson(db, named.mergedInto) : named;
  return person?.erasedAt === null ? person : null;
}

/** Returns the link of a token that opens something at `now` (an instant), or null. */
export async function getClientLink(
  db: Queryable,
  token: string,
  now: string,
): Promise<ClientLink | null> {
  const link = await db
    .selectFrom('clientLinks')
    .leftJoin('orders', 'orders.id', 'clientLinks.orderId')
    .select(['tokenHash', 'clientLinks.personId', 'clientLinks.orderId', 'purpose'])
    .select('orders.personId as buyerId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (!link) return null;
  const { tokenHash, orderId, purpose } = link;
  const id = purpose === 'shown' ? link.buyerId : link.personId;
  const person = id === null ? null : await getPersonNow(db, id);
  if (purpose === 'shown') return { tokenHash, orderId, purpose, person };
  return person && { tokenHash, orderId, purpose, person };
}

/** Returns what a link of a person opens, without any link; null for one who is gone, erased or merged. */
export async function asLinkOf(db: Queryable, personId: string): Promise<ClientLink | null> {
  const person = await getPersonNow(db, personId);
  return person && { tokenHash: '', orderId: null, purpose: 'mailed', person };
}

/** The links of a person, of those merged into them, and of their orders. */
function ofPerson(personId: string) {
  return sql<SqlBool>`(client_links.person_id in
      (select id from people where id = ${personId} or merged_into = ${personId})
    or client_links.purpose = 'shown' and client_links.order_id in
      (select id from orders where person_id = ${personId}))`;
}

/** Ends every link of a person, and what browsers have proved by a code. Returns how many links there were. */
export async function endClientLinks(
  trx: Queryable,
  personId: string,
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('clientLinks')
    .set({ endedAt: now })
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(ofPerson(personId))
    .executeTakeFirst();
  await trx.deleteFrom('clientProofs').where('personId', '=', personId).execute();
  return Number(numUpdatedRows);
}

/** Returns how many links of a person open something at `now`. */
export async function countClientLinks(
  db: Queryable,
  personId: string,
  now: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('clientLinks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(ofPerson(personId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes the links that have expired; an ended one stays until then, so that it is not made again. */
export async function deleteExpiredLinks(trx: Queryable, now: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('clientLinks')
    .where('expiresAt', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Returns the token by which the browser that has paid sees its order alone: nobody has proved the address.
 * It is made of the secret of the payment, of which only a hash is stored, and is the same each time.
 */
export async function shownToken(db: Queryable, clientSecret: string): Promise<string> {
  const key = await requireSecret(db, 'addresses');
  return createHmac('sha256', key).update(`client-link:${clientSecret}`).digest('base64url');
}

/** Stores the link of `shownToken`, once. */
export async function keepShownLink(
  trx: Queryable,
  token: string,
  { orderId, now }: { orderId: string; now: string },
): Promise<void> {
  await insertClientLink(trx, token, { personId: null, orderId, purpose: 'shown', now });
}

/** Whether a link of a token is stored, working or ended. */
export async function hasClientLink(db: Queryable, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('clientLinks')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}
