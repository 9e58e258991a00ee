import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { sameBuyerWithin } from '../payments.ts';
import type { Order } from './orders.repository.server.ts';

/**
 * Returns the reference of another order of the package that the buyer has paid within a day before
 * this one, and that is not refunded; null if there is none. A buyer without an address is known by
 * the network.
 */
export async function findEarlierPurchase(
  db: Queryable,
  order: Pick<Order, 'id' | 'packageId' | 'personId' | 'networkHash'>,
  paidAt: string,
): Promise<string | null> {
  const { id, packageId, personId, networkHash } = order;
  // What staff asked for has no package.
  if (packageId === '' || (personId === null && networkHash === null)) return null;
  const since = toInstant(new Date(new Date(paidAt).getTime() - sameBuyerWithin));
  const row = await db
    .selectFrom('orders')
    .select('reference')
    .where('packageId', '=', packageId)
    .where('id', '!=', id)
    .where('status', 'in', ['paid', 'partly_refunded'])
    .where('paidAt', '>=', since)
    .where((where) =>
      personId === null
        ? where.and([where('personId', 'is', null), where('networkHash', '=', networkHash)])
        : where('personId', '=', personId),
    )
    .orderBy('paidAt', 'desc')
    .executeTakeFirst();
  return row?.reference ?? null;
}

/**
 * Returns the reference of another order of the package that the same person has paid within a day
 * before or after this one, and that is not refunded; null if there is none. It is told by mail to the
 * person's address alone, never on the screen: anyone can pay with another person's address.
 */
export async function findOtherPurchase(
  db: Queryable,
  order: Pick<Order, 'id' | 'packageId' | 'personId' | 'paidAt'>,
): Promise<string | null> {
  const { id, packageId, personId, paidAt } = order;
  if (packageId === '' || personId === null || paidAt === null) return null;
  const nearby = (sign: 1 | -1) =>
    toInstant(new Date(new Date(paidAt).getTime() + sign * sameBuyerWithin));
  const row = await db
    .selectFrom('orders')
    .select('reference')
    .where('packageId', '=', packageId)
    .where('id', '!=', id)
    .where('personId', '=', personId)
    .where('status', 'in', ['paid', 'partly_refunded'])
    .where('paidAt', '>=', nearby(-1))
    .where('paidAt', '<=', nearby(1))
    .orderBy('paidAt', 'desc')
    .executeTakeFirst();
  return row?.reference ?? null;
}
