import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { currentTerms } from '#features/legal/legal.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isSettled } from '../ledger/order-states.ts';
import { getOrder, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import { earlyStartWords } from './early-start.texts.ts';
import {
  getOrderTerms,
  insertOrderTerms,
  updateEarlyStart,
} from './order-terms.repository.server.ts';
import type { EarlyStartInput } from './withdrawal.input.ts';

/** Records under which version of the terms an order is made. */
export async function recordOrderTerms(trx: Queryable, { id, createdAt }: Order): Promise<void> {
  await insertOrderTerms(trx, { orderId: id, at: createdAt, ...(await currentTerms(trx)) });
}

/**
 * Stores a consumer's express request to begin within the period of withdrawal, in the words of the
 * checkout (Directive 2011/83/EU, art. 7 and 16), or takes it back while the order is unpaid.
 */
export async function setEarlyStart(
  context: Context,
  orderId: string,
  { clientSecret, given, locale }: EarlyStartInput,
): Promise<Result<null, 'not_found'>> {
  return transact<Result<null, 'not_found'>>(context, async (trx) => {
    await lockOrder(context.database, trx, orderId);
    const order = await getOrder(trx, orderId);
    if (!order || order.secretHash !== hashToken(clientSecret)) return refuse('not_found');
    const terms = await getOrderTerms(trx, orderId);
    const isKept = isSettled(order.status) && terms !== null && terms.earlyStart !== null;
    if (isKept) return accept(null);
    const at = toInstant(context.clock());
    const request = {
      earlyStart: given ? earlyStartWords(locale) : null,
      earlyStartLanguage: given ? locale : null,
      earlyStartAt: given ? at : null,
    };
    await updateEarlyStart(trx, orderId, request);
    return accept(null);
  });
}
