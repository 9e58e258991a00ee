import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.server.ts';
import { createOnce } from './create-once.server.ts';
import { requirePayment } from './get-payment.server.ts';

async function findRefund(stripe: Stripe, intent: string, key: string) {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.key === key) return refund;
  return null;
}

/** Refunds once per `key`, even after Stripe has dropped the idempotency key. */
export async function refundPayment(
  stripe: Stripe,
  intent: string,
  { amountCents, key }: { amountCents: number; key: string },
): Promise<ProviderPayment> {
  const find = () => findRefund(stripe, intent, key);
  if (!(await find()))
    await createOnce<Stripe.Refund>({
      key: `refund-${key}`,
      create: (idempotencyKey) =>
        stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { key } },
          { idempotencyKey },
        ),
      find,
    });
  return requirePayment(stripe, intent);
}
