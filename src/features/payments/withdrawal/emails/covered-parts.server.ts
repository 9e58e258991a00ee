import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import { withdrawalMailTexts } from './withdrawal-mail.texts.ts';

/** What a withdrawal from a quote ends: the orders of its parts that were paid, and how many open payments. */
export type Covered = { orders: readonly Order[]; cancelled: number };

/** Returns the order as its mail shows it: of a quote, with the sum of all that was paid. */
export function wholeOf(order: Order, covered: Covered | null): Order {
  if (covered === null) return order;
  return {
    ...order,
    amountCents: covered.orders.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/** Says which parts of a quote a withdrawal covers; nothing for an order alone. */
export function coveredLines(covered: Covered | null, language: Language): string[] {
  if (covered === null) return [];
  const { orders, cancelled } = covered;
  const say = (key: keyof typeof withdrawalMailTexts.en, params = {}) =>
    translate(withdrawalMailTexts, language, key, params);
  const paid = orders.map(({ reference, amountCents: cents, currency }) =>
    say('covers_order', { reference, amount: formatMoney({ cents, currency }, language) }),
  );
  if (cancelled === 0) return paid;
  return [...paid, say(cancelled === 1 ? 'covers_open_one' : 'covers_open', { cancelled })];
}
