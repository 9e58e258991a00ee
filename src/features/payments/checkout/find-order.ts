import { centsOf } from '#core/money.ts';
import { type CurrentOrder, isOrder, readCurrentOrder, writeCurrentOrder } from './checkout.ts';

/** The order to pay, or why there is none. */
export type FoundOrder = CurrentOrder | 'missing' | 'unparseable';

/** Reads the order from the query; null unless it has id, name and price. */
function orderOfQuery(search: string): FoundOrder | null {
  const query = new URLSearchParams(search);
  const id = query.get('packageId');
  const name = query.get('packageName');
  const price = query.get('packagePrice');
  if (!id || !name || !price) return null;
  const order = { id, name, price: Number(price) };
  return isPayable(order) ? order : 'unparseable';
}

function isPayable(order: CurrentOrder): boolean {
  const cents = centsOf(order.price);
  return isOrder(order) && Number.isSafeInteger(cents) && cents > 0;
}

function storedOrder(): FoundOrder {
  const stored = readCurrentOrder();
  if (!stored.ok) return stored.refusal;
  if (stored.value === null) return 'missing';
  return isPayable(stored.value) ? stored.value : 'unparseable';
}

/** Returns the order of a checkout URL. An order in the query replaces the one in the session. */
export function findOrder(search: string): FoundOrder {
  const requested = orderOfQuery(search);
  if (requested === null) return storedOrder();
  // Where the browser does not keep it, it is still in the URL.
  if (typeof requested === 'object') writeCurrentOrder(requested);
  return requested;
}
