import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProviderEvent } from '#platform/payments/payment-provider.server.ts';
import { applyDisputeIn } from '../disputes/apply-dispute.server.ts';
import {
  applyCardChangeIn,
  applyReportedIn,
  applySubscriptionIn,
  withSubscription,
} from '../ledger/apply-subscription.server.ts';
import { hasEvent, insertEvent, setOutcome } from '../ledger/payment-events.repository.server.ts';
import type { PaymentEventTable } from '../payments.tables.ts';

type Apply = (trx: Queryable) => Promise<PaymentEventTable['outcome']>;

/** Fetches the object of an event; what the event says about it is not trusted. */
async function fetchEffect(context: Context, { about }: ProviderEvent): Promise<Apply> {
  if (about === null) return async () => 'nothing';
  if (about.kind === 'payment') {
    const payment = await context.payments.getPayment(about.id);
    if (!payment) return async () => 'unknown';
    const reported = await withSubscription(context, payment);
    return async (trx) => ((await applyReportedIn(context, trx, reported)) ? 'applied' : 'unknown');
  }
  if (about.kind === 'dispute') {
    const dispute = await context.payments.getDispute(about.id);
    const payment = dispute && (await context.payments.getPayment(dispute.paymentId));
    if (!payment) return async () => 'unknown';
    return async (trx) =>
      (await applyDisputeIn(context, trx, { dispute, payment })) ? 'applied' : 'unknown';
  }
  if (about.kind === 'card_change') {
    const finished = await context.payments.finishCardChange(about.id);
    if (!finished?.isUsed) return async () => 'nothing';
    const change = { id: about.id, subscriptionId: finished.subscriptionId };
    return async (trx) => ((await applyCardChangeIn(context, trx, change)) ? 'applied' : 'unknown');
  }
  const subscription = await context.payments.getSubscription(about.id);
  if (!subscription) return async () => 'unknown';
  return async (trx) =>
    (await applySubscriptionIn(context, trx, subscription)) ? 'applied' : 'unknown';
}

/**
 * Handles a webhook: fetches its object and applies it in one transaction with the event's id, so
 * that a second delivery has no effect. Throws `BadSignatureError`, and `ProviderError` if the
 * object cannot be fetched; the provider then sends the event again.
 */
export async function receivePaymentEvent(
  context: Context,
  body: string,
  signature: string | null,
): Promise<void> {
  const event = await context.payments.readEvent(body, signature);
  const { id, type, about } = event;
  if (await context.database.read((db) => hasEvent(db, id))) return;
  const apply = await fetchEffect(context, event);
  const outcome = await transact(context, async (trx) => {
    const row = { id, type, aboutKind: about?.kind ?? null, aboutId: about?.id ?? null };
    const receivedAt = toInstant(context.clock());
    if (!(await insertEvent(trx, { ...row, outcome: 'nothing', receivedAt }))) return 'repeated';
    const applied = await apply(trx);
    await setOutcome(trx, id, applied);
    return applied;
  });
  if (outcome === 'unknown')
    context.logger.warn({ event: id, about: about?.id }, 'an event names an unknown payment');
}
