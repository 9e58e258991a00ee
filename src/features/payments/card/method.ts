import { tabStore } from '#core/browser-storage.ts';
import type { WaitKind } from '#platform/payments/payment-wait.ts';

export type SandboxMethod = 'card' | WaitKind;

/** The `sessionStorage` key of the method that was chosen last. */
const methodKey = 'sandboxMethod';

/** Returns the method that was chosen last, if it is offered, so that a request can be sent again. */
export function readMethod(offered: readonly SandboxMethod[]): SandboxMethod {
  const stored = tabStore.get(methodKey);
  return offered.find((method) => method === stored) ?? 'card';
}

export function saveMethod(method: SandboxMethod): void {
  // Without storage the card comes first again after a reload.
  tabStore.set(methodKey, method);
}
