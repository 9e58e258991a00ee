import { getPaymentBy, savePayment } from './sandbox.repository.server.ts';
import { lockOrder, resourceMissing, type SandboxServices } from './sandbox-services.server.ts';

/** Changes the amount of a payment that is still open. Throws `ProviderError` for an unknown id. */
export async function changeAmount(
  services: SandboxServices,
  id: string,
  amountCents: number,
): Promise<void> {
  await services.database.transaction(async (trx) => {
    const key = { by: 'id' as const, value: id };
    const found = await getPaymentBy(trx, key);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    const payment = (await getPaymentBy(trx, key)) ?? found;
    if (payment.status === 'open') await savePayment(trx, { ...payment, amountCents });
  });
}
