import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isPayable } from '../ledger/order-states.ts';
import type { PlanPart } from '../ledger/plan-part.texts.ts';
import { findPlanParts } from '../ledger/plan-parts.repository.server.ts';
import { readPriceLines } from '../ledger/price-lines.server.ts';
import { requestHref } from '../requests/request-links.server.ts';
import {
  getLastPaidOrder,
  getOrderOfRequest,
  listOpenRequestsOf,
} from '../requests/requests.repository.server.ts';
import { isOverdue } from '../requests/requests.ts';

/** What a client is asked to pay now, and has not begun to. */
export type ClientPayment = {
  id: string;
  reference: string;
  projectId: string | null;
  title: string;
  titlePt: string;
  currency: string;
  /** With the VAT of the mainland, as its page begins. */
  amountCents: number;
  /** What of it is VAT, and its rate in percent; null where none is counted. */
  vatCents: number | null;
  vatRate: number | null;
  dueDay: string;
  isLate: boolean;
  /** Which part of a quote it is; null for none. */
  part: PlanPart | null;
  /** The path of the page where it is paid, with its key. */
  href: string;
  createdAt: string;
};

/**
 * Returns what a person is asked to pay, the first due first: no part of a quote whose time has not come, and
 * nothing whose money is on its way.
 */
export async function listClientPayments(
  context: Pick<Context, 'clock'>,
  db: Queryable,
  personId: string,
): Promise<ClientPayment[]> {
  const today = readClock(context.clock(), companyZone).day;
  const open = await listOpenRequestsOf(db, personId);
  const parts = await findPlanParts(
    db,
    open.map(({ id }) => id),
  );
  const shown: ClientPayment[] = [];
  for (const request of open) {
    const part = parts.get(request.id) ?? null;
    const order = await getOrderOfRequest(db, request.id);
    const isOnItsWay = order !== null && order.status !== 'cancelled' && !isPayable(order.status);
    if (isOnItsWay || (part !== null && part.askedAt === null)) continue;
    const { id, reference, projectId, title, titlePt, currency, dueDay, createdAt } = request;
    const { netCents: _, ...charged } = await readPriceLines(
      context,
      db,
      request.priceCents,
      'mainland',
    );
    const said = { id, reference, projectId, title, titlePt, currency, dueDay, createdAt };
    const isLate = isOverdue(request, today);
    shown.push({ ...said, ...charged, isLate, part, href: await requestHref(db, id) });
  }
  return shown;
}

/** Whom invoices name. */
export type BilledTo = { name: string; taxNumber: string | null };

/** Returns whom the invoice of a person's last payment names, null for nobody or before any. */
export async function readBilledTo(db: Queryable, personId: string): Promise<BilledTo | null> {
  const order = await getLastPaidOrder(db, personId);
  const name = order?.billingCompany || order?.billingName;
  if (!order || !name) return null;
  return { name, taxNumber: order.billingNif || order.billingVatNumber || null };
}
