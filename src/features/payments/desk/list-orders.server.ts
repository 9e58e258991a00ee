import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { momentCell } from '#platform/owner/owner-clock.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import { findListed } from '#platform/search/find-listed.server.ts';
import { vatNumberState } from '../ledger/order-vat.server.ts';
import type { OrderView } from './order-list.ts';
import { ordersSearch } from './orders.search.server.ts';
import type { OrdersPage } from './orders-admin.schema.ts';
import {
  countOrders,
  listOrders,
  listOrdersToExport,
  sumTaken,
} from './orders-list.repository.server.ts';

/** Returns a page of orders, with the count of every filter and what was taken this year. */
export async function showOrders(
  context: Context,
  view: OrderView,
  page: { limit: number; offset: number },
): Promise<OrdersPage> {
  const found = await findListed(context, ordersSearch, view.q);
  const { database, clock } = context;
  const year = readClock(clock(), companyZone).day.slice(0, 4);
  const since = zonedInstant(`${year}-01-01`, '00:00', companyZone);
  return database.read(async (db) => {
    const counts = await countOrders(db, { q: view.q, found });
    return {
      total: counts[view.filter],
      counts,
      taken: { year: Number(year), sums: await sumTaken(db, since) },
      orders: await listOrders(db, database.engine, { ...view, found }, page),
    };
  });
}

const mostRows = 20_000;

function amount(cents: number | null): { cents: number } | null {
  return cents === null ? null : { cents };
}

const columns = [
  'reference',
  'state',
  'subscription',
  'package',
  'amount',
  'given back',
  'currency',
  'charges',
  'name',
  'email',
  'company',
  'NIF',
  'VAT number',
  'country',
  'paid',
  'made',
  'payment',
  'card provider',
  'net',
  'VAT',
  'VAT rate',
  'VAT rule',
  'VAT number checked',
  'postal code',
  'offer',
  'price without offer',
  'buyer',
  'street',
  'city',
  'card country',
  'taken back by the bank',
  'kept',
  'client',
];

/**
 * Returns the orders of a view as a table, with references those among them, and records that they
 * were exported. Amounts are numbers in the currency of their row.
 */
export async function exportOrders(
  context: Context,
  view: OrderView,
  references: readonly string[] = [],
): Promise<OwnerTable> {
  const found = await findListed(context, ordersSearch, view.q);
  const orders = await transact(context, async (trx) => {
    const sought = { ...view, found };
    const exported = await listOrdersToExport(trx, context.database.engine, sought, {
      most: mostRows,
      references,
    });
    await recordChange(context, trx, {
      action: 'orders.export',
      subject: { kind: 'orders', id: null },
      after: { filter: references.length > 0 ? 'chosen' : view.filter, orders: exported.length },
    });
    return exported;
  });
  const rows = orders.map((order) => [
    order.reference,
    order.status,
    order.subscriptionStatus,
    order.name,
    amount(order.amountCents),
    amount(order.refundedCents),
    order.currency,
    order.chargeCount,
    order.billingName,
    order.billingEmail,
    order.billingCompany,
    order.billingNif,
    order.billingVatNumber,
    order.billingCountry,
    momentCell(order.paidAt),
    momentCell(order.createdAt),
    order.paymentId,
    order.provider,
    amount(order.netCents),
    amount(order.vatCents),
    order.vatRate,
    order.vatTreatment,
    vatNumberState(order),
    order.billingPostalCode,
    order.offerAdds,
    amount(order.fullAmountCents),
    order.buyerKind,
    order.billingStreet,
    order.billingCity,
    order.methodCountry,
    amount(order.withdrawnCents),
    amount(order.keptCents),
    order.buyer ?? order.billingEmail,
  ]);
  return { columns, rows, empty: '' };
}
