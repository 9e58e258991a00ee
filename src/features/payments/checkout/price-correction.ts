import { centsOf } from '#core/money.ts';
import type { CurrentOrder } from './checkout.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** An order as it will be charged; `currency` is ISO 4217, or null if the response named none. */
export type ChargedOrder = CurrentOrder & { currency: string | null };

/** Returns the order with the server's price, currency and name, where the response has them. */
export function correctOrder(order: CurrentOrder, intent: PaymentIntent): ChargedOrder {
  const { amount, currency, name } = intent;
  // What staff asked for has its words in both languages already.
  const said = order.asked ? order.name : (name ?? order.name);
  return { ...order, price: amount ?? order.price, name: said, currency };
}

/** Returns whether the price to be charged differs from the one shown. */
export function isPriceCorrected(shown: CurrentOrder, charged: CurrentOrder): boolean {
  return centsOf(shown.price) !== centsOf(charged.price);
}
