import type { Context } from '#platform/context/context.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import type { Order } from '../orders/orders.repository.server.ts';

/**
 * Gives the provider the name and e-mail of an order's buyer. A failure is logged and stops no
 * payment. Calls the provider, so not in a transaction.
 */
export async function identifyBuyer(
  { payments, logger }: Context,
  { id: orderId, paymentId, billingEmail, billingName, billingCompany }: Order,
): Promise<void> {
  const name = billingName ?? billingCompany;
  if (paymentId === null || (billingEmail === null && name === null)) return;
  try {
    await payments.identifyBuyer(paymentId, { orderId, name, email: billingEmail });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ code: error.code }, 'the card provider did not take the name of a buyer');
  }
}
