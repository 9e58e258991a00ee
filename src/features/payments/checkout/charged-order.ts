import { centsOf } from '#core/money.ts';
import type { CurrentOrder } from './checkout.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** The order as the server will charge it: its price and its name, where the answer says them. */
export function chargedOrder(order: CurrentOrder, { amount, name }: PaymentIntent): CurrentOrder {
  return { ...order, price: amount ?? order.price, name: name ?? order.name };
}

/** Whether the price charged is another one than the page has shown. */
export function isCorrected(shown: CurrentOrder, charged: CurrentOrder): boolean {
  return centsOf(shown.price) !== centsOf(charged.price);
}
