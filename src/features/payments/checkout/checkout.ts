import { tabStore } from '#core/browser-storage.ts';
import { accept, type Result, refuse } from '#core/result.ts';

/** The order to be paid; `price` in euros. The server charges the catalogue's price. */
export type CurrentOrder = {
  id: string;
  name: string;
  price: number;
  /** What staff asked for, with the key of its link, in place of a package. */
  asked?: { requestId: string; key: string };
};

/** The `sessionStorage` key of the current order. */
export const currentOrderKey = 'currentOrder';

/** Returns whether a value is a payable order: non-empty texts and a finite price above 0. */
export function isOrder(value: unknown): value is CurrentOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price } = value as Partial<Record<keyof CurrentOrder, unknown>>;
  const texts = typeof id === 'string' && id !== '' && typeof name === 'string' && name !== '';
  return texts && typeof price === 'number' && Number.isFinite(price) && price > 0;
}

/**
 * Stores the order for the checkout. Refuses one that is not payable, and says `not_kept` where the
 * browser's storage is full or blocked: the next page does not find it.
 */
export function writeCurrentOrder(order: CurrentOrder): Result<null, 'unpayable' | 'not_kept'> {
  if (!isOrder(order)) return refuse('unpayable');
  return tabStore.set(currentOrderKey, JSON.stringify(order)) ? accept(null) : refuse('not_kept');
}

/** Reads the stored order; null if there is none, `unparseable` if the stored text is not an order. */
export function readCurrentOrder(): Result<CurrentOrder | null, 'unparseable'> {
  const stored = tabStore.get(currentOrderKey);
  if (stored === null) return accept(null);
  try {
    const value: unknown = JSON.parse(stored);
    if (isOrder(value)) return accept({ id: value.id, name: value.name, price: value.price });
  } catch {
    // Text that is not JSON is unparseable too.
  }
  return refuse('unparseable');
}

export function clearCurrentOrder(): void {
  tabStore.remove(currentOrderKey);
}
