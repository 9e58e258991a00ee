import { centsOf } from '#core/money.ts';
import type { CurrentOrder } from './checkout.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** Returns the order with the server's price and name, where the response has them. */
export function correctOrder(order: CurrentOrder, { amount, name }: PaymentIntent): CurrentOrder {
  return { ...order, price: amount ?? order.price, name: name ?? order.name };
}

/** Returns whether the price to be charged differs from the one shown. */
export function isPriceCorrected(shown: CurrentOrder, charged: CurrentOrder): boolean {
  return centsOf(shown.price) !== centsOf(charged.price);
}
