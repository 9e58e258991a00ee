import { toInstant } from '#core/clock.ts';
import { getSubscriptionBy, recordEvent, saveSubscription } from './sandbox.repository.server.ts';
import { lockOrder, resourceMissing, type SandboxServices } from './sandbox-services.server.ts';

/** Lets a subscription end with its period, or go on after all. Throws `ProviderError` for an unknown id. */
export async function endAtPeriodEnd(
  services: SandboxServices,
  id: string,
  isEnding: boolean,
): Promise<void> {
  await services.database.transaction(async (trx) => {
    const found = await getSubscriptionBy(trx, 'id', id);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    const subscription = (await getSubscriptionBy(trx, 'id', id)) ?? found;
    const endsAt = isEnding ? subscription.periodEndsAt : null;
    if (subscription.status === 'cancelled' || subscription.endsAt === endsAt) return;
    await saveSubscription(trx, { ...subscription, endsAt });
    const at = toInstant(services.clock());
    const type = 'customer.subscription.updated';
    await recordEvent(trx, { type, kind: 'subscription', about: id, at });
  });
}
