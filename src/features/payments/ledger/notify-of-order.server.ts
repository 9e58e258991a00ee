import { toInstant } from '#core/clock.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withBuyerName } from './buyer-name.server.ts';
import { type OrderEvent, orderNotification } from './emails/order-notification.server.ts';
import type { Order } from './orders.repository.server.ts';

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
