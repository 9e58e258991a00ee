import { newToken } from '#core/ids.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** What the sandbox works with; it is a service itself, so it has no context. */
export type SandboxServices = Pick<Services, 'database' | 'clock'>;

/** An id in the form that Stripe's have: a kind, and letters that say nothing. */
export function sandboxId(kind: 'pi' | 'sub' | 'in'): string {
  return `${kind}_sandbox_${newToken().replace(/[-_]/g, '').slice(0, 24)}`;
}

/** Makes whatever changes payments of one order take turns. */
export async function lockOrder(
  { database }: SandboxServices,
  trx: Queryable,
  orderId: string,
): Promise<void> {
  await database.lock(trx, `sandbox:${orderId}`);
}
