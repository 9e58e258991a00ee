import { accept, type Result, refuse } from '#core/result.ts';

/** What a visitor is about to pay; `price` in euros. The server charges the catalogue's price. */
export type CurrentOrder = { id: string; name: string; price: number };

/** Where the session keeps the current order. */
export const currentOrderKey = 'currentOrder';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether a value is an order that can be paid: texts that are not empty, a finite price above 0. */
export function isOrder(value: unknown): value is CurrentOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price } = value as Partial<Record<keyof CurrentOrder, unknown>>;
  const texts = typeof id === 'string' && id !== '' && typeof name === 'string' && name !== '';
  return texts && typeof price === 'number' && Number.isFinite(price) && price > 0;
}

/** Keeps the order for the checkout. Throws for an order that cannot be paid, and when storage is full or shut. */
export function writeCurrentOrder(order: CurrentOrder, store: Store = sessionStorage): void {
  if (!isOrder(order)) throw new TypeError('The order lacks an id, a name or a price');
  store.setItem(currentOrderKey, JSON.stringify(order));
}

/** The order kept, null when there is none, `unparseable` when what is kept is no order. */
export function readCurrentOrder(
  store: Store = sessionStorage,
): Result<CurrentOrder | null, 'unparseable'> {
  const kept = store.getItem(currentOrderKey);
  if (kept === null) return accept(null);
  try {
    const value: unknown = JSON.parse(kept);
    if (isOrder(value)) return accept({ id: value.id, name: value.name, price: value.price });
  } catch {
    // A text that is not JSON is no order either.
  }
  return refuse('unparseable');
}

export function clearCurrentOrder(store: Store = sessionStorage): void {
  store.removeItem(currentOrderKey);
}
