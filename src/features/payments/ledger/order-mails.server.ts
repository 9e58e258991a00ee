import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withBuyerName } from './buyer-name.server.ts';
import { orderContactMail } from './emails/order-contact.server.ts';
import { type OrderEvent, orderNotification } from './emails/order-notification.server.ts';
import { type OrderUpdate, orderUpdate } from './emails/order-update.server.ts';
import { subscriberUrl } from './order-links.server.ts';
import type { Order } from './orders.repository.server.ts';

/**
 * Keeps transactions that write mails to one buyer apart, for the mails' daily limits. All kinds share
 * one lock: with several, two transactions could take them in opposite order and wait for each other.
 */
export function lockBuyerMails(
  database: Pick<Database, 'lock'>,
  trx: Queryable,
  email: string,
): Promise<void> {
  return database.lock(trx, `buyer-mails:${mailboxKey(email)}`);
}

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

/** Notifies the company of an event of an order by a mail. */
export async function notifyOfOrder(
  { origin, clock }: Context,
  trx: Queryable,
  order: Order,
  event: OrderEvent,
): Promise<void> {
  const sender = { origin, company: await requireCompany(trx) };
  const language = await ownerLanguage(trx, order.language);
  const mail = orderNotification(await withBuyerName(trx, order), event, language, sender);
  await enqueueMail(trx, mail, toInstant(clock()));
}

/** Tells the company whom to call about an order, which its buyer said after paying. */
export async function notifyOfContact(
  { origin, clock }: Context,
  trx: Queryable,
  order: Order,
): Promise<void> {
  const sender = { origin, company: await requireCompany(trx) };
  const language = await ownerLanguage(trx, order.language);
  await enqueueMail(trx, orderContactMail(order, language, sender), toInstant(clock()));
}
