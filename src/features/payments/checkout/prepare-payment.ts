import type { Language } from '#i18n/language.ts';
import type { Buyer } from './billing.ts';
import type { CurrentOrder } from './checkout.ts';
import { type IntentResult, requestIntent } from './payment-intent.ts';
import { createPurchase, type Purchase, purchaseFor, savePurchase } from './purchase.ts';

/** Adds the order and secret of a result to a purchase; null when there is nothing to save. */
function withResult(
  purchase: Purchase,
  result: IntentResult,
  buyer: Buyer | undefined,
): Purchase | null {
  if (result.kind === 'paid') return { ...purchase, clientSecret: result.clientSecret };
  if (result.kind !== 'intent') return null;
  const { orderId, clientSecret, amount } = result.intent;
  const told = buyer && { buyer, agreed: amount ?? undefined };
  return { ...purchase, orderId: orderId ?? undefined, clientSecret, ...told };
}

/**
 * Requests the payment of an order under the idempotency key of its purchase. The key is saved before
 * the call, so a reload, a retry or the back button gets the same payment, for the buyer given last.
 * Never throws.
 */
export async function preparePayment(
  order: CurrentOrder,
  language: Language,
  given?: Buyer,
  method?: string | null,
): Promise<IntentResult> {
  let purchase = purchaseFor(order.id);
  savePurchase(purchase);
  const buyer = given ?? purchase.buyer;
  let result = await requestIntent(order, { key: purchase.key, language, buyer, method });
  if (result.kind === 'failed' && result.cause === 'key_reused') {
    // The server has seen the key with another request, so this purchase needs a new one.
    purchase = createPurchase(order.id);
    savePurchase(purchase);
    result = await requestIntent(order, { key: purchase.key, language, buyer, method });
  }
  const updated = withResult(purchase, result, given);
  if (updated) savePurchase(updated);
  return result;
}
