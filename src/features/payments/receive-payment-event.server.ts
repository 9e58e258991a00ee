import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ProviderEvent } from '#platform/payments/payment-provider.server.ts';
import { applyPaymentIn } from './orders/apply-payment.server.ts';
import { hasEvent, insertEvent, setOutcome } from './payment-events.repository.server.ts';
import type { PaymentEventTable } from './payments.tables.ts';
import type { OrdersDeps } from './payments-deps.server.ts';
import { applySubscriptionIn } from './subscriptions/apply-subscription.server.ts';

type Apply = (trx: Queryable) => Promise<PaymentEventTable['outcome']>;

/** Fetches what the event is about; what the event itself says of it is not believed. */
async function fetchEffect(deps: OrdersDeps, { about }: ProviderEvent): Promise<Apply> {
  if (about === null) return async () => 'nothing';
  if (about.kind === 'payment') {
    const payment = await deps.payments.getPayment(about.id);
    if (!payment) return async () => 'unknown';
    return async (trx) => ((await applyPaymentIn(deps, trx, payment)) ? 'applied' : 'unknown');
  }
  const subscription = await deps.payments.getSubscription(about.id);
  if (!subscription) return async () => 'unknown';
  return async (trx) =>
    (await applySubscriptionIn(deps, trx, subscription)) ? 'applied' : 'unknown';
}

/**
 * Takes a webhook: fetches what it is about and applies it, together with a note of the event's id,
 * so that a second delivery has no effect. Throws `BadSignatureError`, and `ProviderError` when the
 * object cannot be fetched now; the provider then sends the event again.
 */
export async function receivePaymentEvent(
  deps: OrdersDeps,
  body: string,
  signature: string | null,
): Promise<void> {
  const event = deps.payments.readEvent(body, signature);
  const { id, type, about } = event;
  if (await deps.database.read((db) => hasEvent(db, id))) return;
  const apply = await fetchEffect(deps, event);
  const outcome = await deps.database.transaction(async (trx) => {
    const row = { id, type, aboutKind: about?.kind ?? null, aboutId: about?.id ?? null };
    const receivedAt = toInstant(deps.clock());
    if (!(await insertEvent(trx, { ...row, outcome: 'nothing', receivedAt }))) return 'repeated';
    const had = await apply(trx);
    await setOutcome(trx, id, had);
    return had;
  });
  if (outcome === 'unknown')
    deps.logger.warn({ event: id, about: about?.id }, 'an event about none of our payments');
  deps.wakeOutbox();
}
