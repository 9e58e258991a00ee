import type { Clock } from '#core/clock.ts';
import { newToken } from '#core/ids.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';

export type SandboxDeps = { database: Database; clock: Clock };

/** An id in the form that Stripe's have: a kind, and letters that say nothing. */
export function sandboxId(kind: 'pi' | 'sub' | 'in'): string {
  return `${kind}_sandbox_${newToken().replace(/[-_]/g, '').slice(0, 24)}`;
}

/** Makes whatever changes payments of one order take turns. */
export async function lockOrder(
  { database }: SandboxDeps,
  trx: Queryable,
  orderId: string,
): Promise<void> {
  await database.lock(trx, `sandbox:${orderId}`);
}
