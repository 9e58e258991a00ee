import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { OrderView } from './order-list.ts';
import type { OrdersPage } from './orders-admin.schema.ts';
import { countOrders, listOrders, sumTaken } from './orders-list.repository.server.ts';

/** Returns a page of orders, with the count of every filter and what was taken this year. */
export async function showOrders(
  { database, clock }: Context,
  view: OrderView,
  page: { limit: number; offset: number },
): Promise<OrdersPage> {
  const year = readClock(clock(), companyZone).day.slice(0, 4);
  const since = zonedInstant(`${year}-01-01`, '00:00', companyZone);
  return database.read(async (db) => {
    const counts = await countOrders(db, view.q);
    return {
      total: counts[view.filter],
      counts,
      taken: { year: Number(year), sums: await sumTaken(db, since) },
      orders: await listOrders(db, view, page),
    };
  });
}
