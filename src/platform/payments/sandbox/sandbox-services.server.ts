import { newToken } from '#core/ids.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { ProviderError } from '../payment-provider.server.ts';

/** What the sandbox works with. It is a service itself, so it is given no context. */
export type SandboxServices = Pick<Services, 'database' | 'clock'>;

/** Returns a new id in the form of Stripe's: a prefix for the kind, then random letters. */
export function sandboxId(kind: 'pi' | 'sub' | 'in' | 'dp' | 'seti'): string {
  return `${kind}_sandbox_${newToken().replace(/[-_]/g, '').slice(0, 24)}`;
}

/** Serializes all changes to the payments of one order. */
export async function lockOrder(
  { database }: SandboxServices,
  trx: Queryable,
  orderId: string,
): Promise<void> {
  await database.lock(trx, `sandbox:${orderId}`);
}

/** The error for an id that no payment or subscription has. */
export function resourceMissing(id: string): ProviderError {
  return new ProviderError(`There is no ${id}`, { code: 'resource_missing', unreachable: false });
}
