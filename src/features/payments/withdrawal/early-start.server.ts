import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { currentTerms } from '#features/legal/legal.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isSettled } from '../ledger/order-states.ts';
import { getOrder, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import { getAgreement, getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import { earlyStartWords } from './early-start.texts.ts';
import {
  getOrderTerms,
  getTermsVersion,
  insertOrderTerms,
  updateEarlyStart,
} from './order-terms.repository.server.ts';
import type { EarlyStartInput } from './withdrawal.input.ts';

/**
 * Records under which version of the terms an order is made: that of now, or of a part of a quote the one that
 * was accepted with it, and whether an early start was asked for there.
 */
export async function recordOrderTerms(
  trx: Queryable,
  { id: orderId, createdAt: at, requestId }: Order,
): Promise<void> {
  const part = await getPlanPart(trx, requestId);
  const agreed = part && (await getAgreement(trx, part.quoteId));
  const kept = agreed && (await getTermsVersion(trx, agreed.termsVersion));
  await insertOrderTerms(trx, { orderId, at, ...(kept ?? (await currentTerms(trx))) });
  if (!agreed?.earlyStart) return;
  const { earlyStart, language: earlyStartLanguage, at: earlyStartAt } = agreed;
  await updateEarlyStart(trx, orderId, { earlyStart, earlyStartLanguage, earlyStartAt });
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
    // What was asked for with a quote is part of its acceptance.
    const isOfQuote = order.agreedAt !== null && terms?.earlyStartAt === order.agreedAt;
    if (isKept || isOfQuote) return accept(null);
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
