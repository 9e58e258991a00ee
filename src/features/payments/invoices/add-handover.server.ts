import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { insertHandover } from './handovers.repository.server.ts';

/**
 * Records, in the transaction of a charge or refund, that the invoicing software has to learn of it,
 * where there is any. The same entry again adds nothing.
 */
export async function addHandover(
  { invoicing, clock }: Context,
  trx: Queryable,
  entry: { id: string; orderId: string; paymentId: string },
): Promise<void> {
  if (invoicing !== null) await insertHandover(trx, entry, toInstant(clock()));
}
