import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type OrderUpdate, orderUpdate } from './emails/order-update.server.ts';
import { lockBuyerMails } from './lock-buyer-mails.server.ts';
import type { Order } from './orders.repository.server.ts';
import { subscriberUrl } from './subscriber-url.server.ts';

/** Tells the buyer what happened to an order, by mail, if the address is known. */
export async function notifyBuyer(
  context: Context,
  trx: Queryable,
  order: Order,
  update: OrderUpdate,
): Promise<void> {
  const { origin, clock, database } = context;
  const { billingEmail } = order;
  if (billingEmail === null) return;
  const manageUrl = await subscriberUrl(context, trx, order);
  const sender = { origin, company: await requireCompany(trx), manageUrl };
  await lockBuyerMails(database, trx, billingEmail);
  const mail = orderUpdate({ ...order, billingEmail }, update, sender);
  await enqueueMail(trx, mail, toInstant(clock()));
}
