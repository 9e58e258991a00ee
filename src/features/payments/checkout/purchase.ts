import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import type { Buyer, OrderSecret } from './billing.ts';
import { saveBillingDraft } from './billing-draft.ts';
import { clearCurrentOrder } from './checkout.ts';

/**
 * One purchase, from the first view of its checkout until its payment is confirmed on screen. The key is
 * the idempotency key of every call, so a reload or a second press pays the same order.
 */
export type Purchase = {
  packageId: string;
  key: string;
  /** From the server's response; absent before it. */
  orderId?: string | undefined;
  clientSecret?: string | undefined;
  /** The buyer that the server was told last, and the amount that was then shown. */
  buyer?: Buyer | undefined;
  agreed?: number | undefined;
};

/** The `sessionStorage` key of the purchase, beside the current order. */
export const currentPurchaseKey = 'currentOrderAttempt';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parsePurchase(value: unknown): Purchase | null {
  if (typeof value !== 'object' || value === null) return null;
  const { packageId, key, orderId, clientSecret, buyer, agreed } = value as Record<string, unknown>;
  if (typeof packageId !== 'string' || typeof key !== 'string' || key === '') return null;
  return {
    packageId,
    key,
    ...(typeof orderId === 'string' ? { orderId } : {}),
    ...(typeof clientSecret === 'string' ? { clientSecret } : {}),
    ...(typeof buyer === 'object' && buyer !== null ? { buyer: buyer as Buyer } : {}),
    ...(typeof agreed === 'number' ? { agreed } : {}),
  };
}

/** Reads the purchase from the session; null if there is none, or no storage. */
export function readPurchase(store: () => Store = () => sessionStorage): Purchase | null {
  try {
    return parsePurchase(JSON.parse(store().getItem(currentPurchaseKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** Saves the purchase in the session and in the history entry, which remains after the payment. */
export function savePurchase(purchase: Purchase, store: () => Store = () => sessionStorage): void {
  const { packageId, key } = purchase;
  history.replaceState({ ...history.state, attempt: { packageId, key } }, '');
  try {
    store().setItem(currentPurchaseKey, JSON.stringify(purchase));
  } catch {
    // Without storage only the history entry has it.
  }
}

/** Returns a new purchase, with a new key. */
export function createPurchase(packageId: string): Purchase {
  return { packageId, key: createIdempotencyKeys().keyFor({ packageId }) };
}

/**
 * Returns the purchase of a package: the one in this page's history entry, so that going back after
 * paying finds the paid order; else the one in the session; else a new one.
 */
export function purchaseFor(packageId: string): Purchase {
  const stored = readPurchase();
  const inEntry = parsePurchase((history.state as { attempt?: unknown } | null)?.attempt);
  const ofEntry = inEntry?.packageId === packageId ? inEntry : null;
  if (stored?.packageId === packageId && (!ofEntry || ofEntry.key === stored.key)) return stored;
  return ofEntry ?? createPurchase(packageId);
}

/** Removes the current order and its purchase from the session if they are the ones that were paid. */
export function clearPaidPurchase(
  paid: OrderSecret,
  store: () => Store = () => sessionStorage,
): void {
  const stored = readPurchase(store);
  const isThis =
    stored !== null &&
    (stored.clientSecret === paid.clientSecret || stored.orderId === paid.orderId);
  if (!isThis) return;
  saveBillingDraft(null);
  try {
    store().removeItem(currentPurchaseKey);
    clearCurrentOrder(store());
  } catch {
    // Without storage there is nothing to remove.
  }
}
