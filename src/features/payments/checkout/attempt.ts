import { createAttemptKeys } from '#ui/form/attempt-key.ts';
import type { OrderSecret } from './billing.ts';
import { clearCurrentOrder } from './checkout.ts';

/**
 * One purchase, from the first time its checkout is shown until its payment is seen. The key makes
 * every call of it the same order on the server, after a reload or a second press too.
 */
export type Attempt = {
  packageId: string;
  key: string;
  /** What the server answered; absent until then. */
  orderId?: string | undefined;
  clientSecret?: string | undefined;
};

/** Where the session keeps the attempt beside the current order. */
export const currentAttemptKey = 'currentOrderAttempt';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function attemptOf(value: unknown): Attempt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { packageId, key, orderId, clientSecret } = value as Record<string, unknown>;
  if (typeof packageId !== 'string' || typeof key !== 'string' || key === '') return null;
  return {
    packageId,
    key,
    ...(typeof orderId === 'string' ? { orderId } : {}),
    ...(typeof clientSecret === 'string' ? { clientSecret } : {}),
  };
}

/** The attempt that the session keeps; null when there is none, or no storage. */
export function readAttempt(store: () => Store = () => sessionStorage): Attempt | null {
  try {
    return attemptOf(JSON.parse(store().getItem(currentAttemptKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the attempt in the session and in the history entry, which outlives a payment seen. */
export function keepAttempt(attempt: Attempt, store: () => Store = () => sessionStorage): void {
  const { packageId, key } = attempt;
  history.replaceState({ ...history.state, attempt: { packageId, key } }, '');
  try {
    store().setItem(currentAttemptKey, JSON.stringify(attempt));
  } catch {
    // Without storage the entry alone remembers it.
  }
}

/** A purchase that no call has been made for yet. */
export function newAttempt(packageId: string): Attempt {
  return { packageId, key: createAttemptKeys().keyFor({ packageId }) };
}

/**
 * The attempt to pay for a package: the one that this page's history entry began, so that going
 * back to it after paying finds the paid order; else the session's; else a new one.
 */
export function attemptFor(packageId: string): Attempt {
  const kept = readAttempt();
  const begun = attemptOf((history.state as { attempt?: unknown } | null)?.attempt);
  const ofEntry = begun?.packageId === packageId ? begun : null;
  if (kept?.packageId === packageId && (!ofEntry || ofEntry.key === kept.key)) return kept;
  return ofEntry ?? newAttempt(packageId);
}

/** Forgets the current order and its attempt once their payment is seen; those of another stay. */
export function forgetPaid(paid: OrderSecret, store: () => Store = () => sessionStorage): void {
  const kept = readAttempt(store);
  const isThis =
    kept !== null && (kept.clientSecret === paid.clientSecret || kept.orderId === paid.orderId);
  if (!isThis) return;
  try {
    store().removeItem(currentAttemptKey);
    clearCurrentOrder(store());
  } catch {
    // Without storage there is nothing to forget.
  }
}
