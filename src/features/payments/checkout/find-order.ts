import { centsOf } from '#core/money.ts';
import { type CurrentOrder, isOrder, readCurrentOrder, writeCurrentOrder } from './checkout.ts';

/** The order to pay, or why there is none. */
export type FoundOrder = CurrentOrder | 'missing' | 'unparseable';

/** The package named in the query; null unless it names all of id, name and price. */
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
  try {
    const kept = readCurrentOrder();
    if (!kept.ok) return kept.refusal;
    if (kept.value === null) return 'missing';
    return isPayable(kept.value) ? kept.value : 'unparseable';
  } catch {
    // The browser allows no storage.
    return 'missing';
  }
}

/** The order of a checkout address: the query wins over what the session holds, and is kept in its place. */
export function findOrder(search: string): FoundOrder {
  const asked = orderOfQuery(search);
  if (asked === null) return storedOrder();
  if (typeof asked === 'object') {
    try {
      writeCurrentOrder(asked);
    } catch {
      // Then the address alone holds the order.
    }
  }
  return asked;
}
