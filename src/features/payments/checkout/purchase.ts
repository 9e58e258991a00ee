import { tabStore } from '#core/browser-storage.ts';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import { type Buyer, forgetBuyer, type OrderSecret } from './billing.ts';
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

/** Reads the purchase from the session; null if there is none. */
export function readPurchase(): Purchase | null {
  try {
    return parsePurchase(JSON.parse(tabStore.get(currentPurchaseKey) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Saves the purchase in the session and in the history entry, which remains after the payment, and is
 * all that a reload finds without storage.
 */
export function savePurchase(purchase: Purchase): void {
  const { packageId, key } = purchase;
  history.replaceState({ ...history.state, attempt: { packageId, key } }, '');
  tabStore.set(currentPurchaseKey, JSON.stringify(purchase));
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
export function clearPaidPurchase(paid: OrderSecret): void {
  const stored = readPurchase();
  const isThis =
    stored !== null &&
    (stored.clientSecret === paid.clientSecret || stored.orderId === paid.orderId);
  if (!isThis) return;
  forgetBuyer();
  tabStore.remove(currentPurchaseKey);
  clearCurrentOrder();
}
