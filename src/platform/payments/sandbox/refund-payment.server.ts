import { toInstant } from '#core/clock.ts';
import { ProviderError } from '../payment-provider.server.ts';
import { whenRefundFails } from './failing-refunds.server.ts';
import { getPaymentBy, recordEvent, refundedCents } from './sandbox.repository.server.ts';
import { lockOrder, resourceMissing, type SandboxServices } from './sandbox-services.server.ts';

type Refund = { amountCents: number; key: string };

function refuse(message: string, code: string): never {
  throw new ProviderError(message, { code, unreachable: false });
}

/**
 * Refunds once per `key`. Throws `ProviderError` for an unknown payment, for more than is left of it,
 * and for a key that was used for another refund.
 */
export async function refundPayment(
  services: SandboxServices,
  id: string,
  { amountCents, key }: Refund,
): Promise<void> {
  await services.database.transaction(async (trx) => {
    const payment = await getPaymentBy(trx, { by: 'id', value: id });
    if (!payment) throw resourceMissing(id);
    await lockOrder(services, trx, payment.orderId);
    const existing = await trx
      .selectFrom('sandboxRefunds')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (existing && existing.paymentId === id && existing.amountCents === amountCents) return;
    if (existing) refuse('This key came with another refund', 'idempotency_error');
    const left = payment.amountCents - (await refundedCents(trx, id));
    if (payment.status !== 'paid' || amountCents > left)
      refuse('This is more than is left of the payment', 'amount_too_large');
    const createdAt = toInstant(services.clock());
    await trx
      .insertInto('sandboxRefunds')
      .values({
        key,
        paymentId: id,
        amountCents,
        createdAt,
        failedAt: null,
        failsAt: await whenRefundFails(trx, id, createdAt),
      })
      .execute();
    await recordEvent(trx, { type: 'charge.refunded', kind: 'payment', about: id, at: createdAt });
  });
}
