import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import type { Order } from './orders.repository.server.ts';
import { promiseCall } from './promised-calls.repository.server.ts';

/** Gives the provider the name and email of an order's buyer, if one is known. Throws `ProviderError`. */
export async function sendBuyer(
  { payments }: Pick<Context, 'payments'>,
  { id: orderId, paymentId, billingEmail, billingName, billingCompany }: Order,
): Promise<void> {
  const name = billingName ?? billingCompany;
  if (paymentId === null || (billingEmail === null && name === null)) return;
  await payments.identifyBuyer(paymentId, { orderId, name, email: billingEmail });
}

/**
 * `sendBuyer`, which stops no payment: what the provider did not take is sent again by a job. Calls the
 * provider, so not in a transaction.
 */
export async function identifyBuyer(context: Context, order: Order): Promise<void> {
  try {
    await sendBuyer(context, order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const fields = { code: error.code, order: order.id };
    context.logger.warn(fields, 'the card provider did not take the name of a buyer yet');
    const call = { kind: 'identify_buyer', orderId: order.id, about: order.id } as const;
    await transact(context, (trx) => promiseCall(context, trx, call));
  }
}
