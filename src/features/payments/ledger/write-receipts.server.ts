import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type OrderCharge, updateCharge } from './charges.repository.server.ts';
import { findOtherPurchase } from './earlier-purchase.repository.server.ts';
import { orderReceipt } from './emails/order-receipt.server.ts';
import { getInvoiceSettings } from './invoice-settings.repository.server.ts';
import { subscriberUrl, withdrawalToken } from './order-links.server.ts';
import { lockBuyerMails } from './order-mails.server.ts';
import type { Order } from './orders.repository.server.ts';
import { getPlanPart } from './plan-parts.repository.server.ts';
import { isConsumer } from './withdrawal-period.ts';

/**
 * Writes a receipt for each charge of a settled order that has none yet, if the buyer's address is
 * known. The order must be locked.
 */
export async function writeReceipts(
  context: Context,
  trx: Queryable,
  order: Order,
  charges: readonly OrderCharge[],
): Promise<void> {
  const { billingEmail, currency } = order;
  if (billingEmail === null) return;
  const now = toInstant(context.clock());
  const company = await requireCompany(trx);
  const manageUrl = await subscriberUrl(context, trx, order);
  await lockBuyerMails(context.database, trx, billingEmail);
  const withdrawal = isConsumer(order) ? await withdrawalToken(trx, order.id) : null;
  const other = await findOtherPurchase(trx, order);
  const invoices = await getInvoiceSettings(trx);
  const part = await getPlanPart(trx, order.requestId);
  for (const charge of charges) {
    if (charge.receiptAt !== null || charge.currency !== currency) continue;
    const isInvoiced = invoices?.expected === true && invoices.since <= charge.paidAt;
    const setting = {
      origin: context.origin,
      company,
      withdrawal,
      manageUrl,
      other,
      isInvoiced,
      part,
    };
    const receipt = orderReceipt({ ...order, billingEmail }, charge, setting);
    // Above the limit the charge stays without a receipt, so that a later check writes it.
    if (!(await enqueueMail(trx, receipt, now))) return;
    await updateCharge(trx, charge.paymentId, { receiptAt: now });
  }
}
