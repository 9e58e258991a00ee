import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { notifyOfContact } from '../ledger/order-mails.server.ts';
import { getOrder, lockOrder, updateOrder } from '../ledger/orders.repository.server.ts';

/** How a buyer is called, and on which number; an empty one was not said. */
export type OrderContact = { name: string; phone: string };

/**
 * Saves whom to call about an order, and fills in what is empty of its person. What staff set stays, and so
 * does the name on the invoice. The company is told, because the mail about the payment has left.
 */
export async function saveContact(
  context: Context,
  trx: Queryable,
  orderId: string,
  { name, phone }: OrderContact,
): Promise<void> {
  await lockOrder(context.database, trx, orderId);
  const order = await getOrder(trx, orderId);
  if (!order) return;
  await updateOrder(trx, orderId, {
    ...(name !== '' && { contactName: name }),
    ...(phone !== '' && { contactPhone: phone }),
    updatedAt: toInstant(context.clock()),
  });
  const isNew =
    (name !== '' && name !== order.contactName) || (phone !== '' && phone !== order.contactPhone);
  if (isNew && order.paidAt !== null)
    await notifyOfContact(context, trx, {
      ...order,
      contactName: name || order.contactName,
      contactPhone: phone || order.contactPhone,
    });
  const { billingEmail: email, language } = order;
  if (email !== null) await recordPerson(context, trx, { email, name, phone, language });
}

/** The same for the browser that has paid, by the payment's secret. */
export async function saveBuyerContact(
  context: Context,
  orderId: string,
  { clientSecret, ...contact }: OrderContact & { clientSecret: string },
): Promise<Result<null, { code: 'not_found' }>> {
  return transact(context, async (trx) => {
    const order = await getOrder(trx, orderId);
    if (!order || order.secretHash !== hashToken(clientSecret))
      return refuse({ code: 'not_found' });
    await saveContact(context, trx, orderId, contact);
    return accept(null);
  });
}
