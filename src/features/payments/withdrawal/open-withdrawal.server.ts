import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { hasNoNul } from '#core/fields.ts';
import { hashToken, newId } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withdrawalToken } from '../ledger/order-links.server.ts';
import { getOrder } from '../ledger/orders.repository.server.ts';
import { findSubject } from './contract-of-order.server.ts';
import { withdrawalLinkMail } from './emails/withdrawal-link.server.ts';
import type { OpenWithdrawalInput, RequestLinkInput } from './withdrawal.input.ts';

/** Returns the token to withdraw from an order whose payment the visitor knows, or null. */
export async function openWithdrawal(
  { database }: Context,
  { orderId, clientSecret }: OpenWithdrawalInput,
): Promise<string | null> {
  if (!hasNoNul(orderId)) return null;
  return database.read(async (db) => {
    const order = await getOrder(db, orderId);
    if (!order || order.secretHash !== hashToken(clientSecret)) return null;
    return withdrawalToken(db, order.id);
  });
}

/**
 * Mails the link to withdraw from an order or a quote to its address, if that is the one given. Returns
 * nothing either way, so that nobody learns from it which of them exist.
 */
export async function requestWithdrawalLink(
  context: Context,
  { reference, email, locale: language }: RequestLinkInput,
): Promise<void> {
  const attempt = newId();
  const key = mailboxKey(email);
  await transact(context, async (trx) => {
    const subject = await findSubject(trx, { reference: reference.toUpperCase(), key });
    if (subject === null) return;
    await context.database.lock(trx, `withdrawals:${key}`);
    const token = await withdrawalToken(trx, subject.id);
    const sender = { origin: context.origin, company: await requireCompany(trx) };
    const mail = withdrawalLinkMail(subject, { attempt, token, language, ...sender });
    await enqueueMail(trx, mail, toInstant(context.clock()));
  });
}
