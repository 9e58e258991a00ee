import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type PromisedCall, saveCall } from './promised-calls.repository.server.ts';

/** The name of the job that makes the calls which are due. */
export const promisedCallsJob = 'promised-calls';

type Promised = Pick<PromisedCall, 'kind' | 'orderId' | 'about'> & { totalCents?: number };

/**
 * Stores a call to the card provider in the transaction that decides it, so that it is made whatever
 * happens to this process or to the provider. Returns its id; the same call again is one call.
 */
export async function promiseCall(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  { kind, orderId, about, totalCents }: Promised,
): Promise<string> {
  const id = `${kind}:${about}`;
  const call = { id, kind, orderId, about, totalCents: totalCents ?? null };
  await saveCall(trx, call, toInstant(clock()));
  return id;
}
