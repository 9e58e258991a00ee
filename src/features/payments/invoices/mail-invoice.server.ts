import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { lockBuyerMails } from '../ledger/lock-buyer-mails.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { type MailedInvoice, orderInvoice } from './emails/order-invoice.server.ts';

/** Writes the mail with a certified document to the buyer; false without an address, or above its limit. */
export async function mailInvoice(
  { origin, clock, database }: Context,
  trx: Queryable,
  { order, ...invoice }: MailedInvoice & { order: Order },
): Promise<boolean> {
  const { billingEmail } = order;
  if (billingEmail === null) return false;
  const sender = { origin, company: await requireCompany(trx) };
  await lockBuyerMails(database, trx, billingEmail);
  const mail = orderInvoice({ ...order, billingEmail }, invoice, sender);
  return enqueueMail(trx, mail, toInstant(clock()));
}
