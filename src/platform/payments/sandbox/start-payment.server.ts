import { toInstant } from '#core/clock.ts';
import { newToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Charge, ProviderError, type ProviderPayment } from '../payment-provider.server.ts';
import {
  findPayments,
  recordEvent,
  type SandboxPayment,
  savePayment,
  saveSubscription,
  toProviderPayment,
} from './sandbox.repository.server.ts';
import { lockOrder, type SandboxServices, sandboxId } from './sandbox-services.server.ts';

async function startSubscription(trx: Queryable, charge: Charge, now: string): Promise<string> {
  const { orderId, interval, amountCents, currency } = charge;
  const id = sandboxId('sub');
  await saveSubscription(trx, {
    id,
    orderId,
    status: 'waiting',
    interval,
    amountCents,
    currency,
    renewal: 'paid',
    asksAtRenewal: false,
    periodEndsAt: null,
    endsAt: null,
    endedAt: null,
    createdAt: now,
  });
  return id;
}

async function createPayment(trx: Queryable, charge: Charge, now: string): Promise<SandboxPayment> {
  const { orderId, interval, amountCents, currency, description } = charge;
  const isRecurring = interval !== 'one-time';
  const id = sandboxId('pi');
  const payment: SandboxPayment = {
    id,
    orderId,
    subscriptionId: isRecurring ? await startSubscription(trx, charge, now) : null,
    invoiceId: isRecurring ? sandboxId('in') : null,
    status: 'open',
    amountCents,
    currency,
    description,
    customerName: null,
    customerEmail: null,
    failureMessage: null,
    clientSecret: `${id}_secret_${newToken().slice(0, 25)}`,
    settlesAt: null,
    createdAt: now,
    paidAt: null,
    waitsFor: null,
    methodCountry: null,
  };
  await savePayment(trx, payment);
  await recordEvent(trx, { type: 'payment_intent.created', kind: 'payment', about: id, at: now });
  return payment;
}

/** Creates the payment of an order, or returns the existing one. */
export async function startPayment(
  services: SandboxServices,
  charge: Charge,
): Promise<ProviderPayment> {
  if (!Number.isSafeInteger(charge.amountCents) || charge.amountCents <= 0)
    throw new ProviderError('The amount is not a whole number of cents above 0', {
      code: 'parameter_invalid',
      unreachable: false,
    });
  return services.database.transaction(async (trx) => {
    await lockOrder(services, trx, charge.orderId);
    const [first] = await findPayments(trx, { orderId: charge.orderId });
    const payment = first ?? (await createPayment(trx, charge, toInstant(services.clock())));
    return toProviderPayment(trx, payment);
  });
}
