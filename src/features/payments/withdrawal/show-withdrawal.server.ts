import { withPrefix } from '#core/site-address.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { withdrawOrderPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { withdrawalToken } from '../ledger/order-links.server.ts';
import { concludedAt, lastWithdrawalDay } from '../ledger/withdrawal-period.ts';
import { getQuoteWithdrawal, type Statement } from '../ledger/withdrawals.repository.server.ts';
import {
  type ContractToEnd,
  getContract,
  getStatement,
  readContract,
} from './contract-of-order.server.ts';
import type { ShownWithdrawal } from './withdrawal.schema.ts';
import { withdrawalState } from './withdrawal.ts';

/** Returns a contract's withdrawal as its page shows it. */
export function describeWithdrawal(
  { subject, quote }: Pick<ContractToEnd, 'subject' | 'quote'>,
  statement: Statement | null,
  now: Date,
): ShownWithdrawal {
  const receivedAt = statement?.receivedAt ?? null;
  const concluded = concludedAt(subject);
  return {
    state: withdrawalState(subject, { receivedAt, now }),
    reference: subject.reference,
    service: subject.name,
    servicePt: subject.namePt,
    quote: quote?.reference ?? null,
    isPaid: subject.paidAt !== null || subject.status === 'pending',
    concludedOn: readClock(concluded, companyZone).day,
    lastDay: lastWithdrawalDay(concluded),
    receivedAt,
    name: statement?.name ?? subject.billingName ?? '',
    email: statement?.email ?? subject.billingEmail ?? '',
  };
}

/** Returns the withdrawal behind a link, or null if the link is not one of ours. */
export async function showWithdrawal(
  { database, clock }: Context,
  token: string,
): Promise<ShownWithdrawal | null> {
  return database.read(async (db) => {
    const contract = await readContract(db, token);
    return contract && describeWithdrawal(contract, await getStatement(db, contract), clock());
  });
}

/** Returns the withdrawal of an accepted quote, with the path of its page; null for any other quote. */
export async function showQuoteWithdrawal(
  { clock }: Pick<Context, 'clock'>,
  db: Queryable,
  quote: { id: string; language: Language },
): Promise<(Pick<ShownWithdrawal, 'state' | 'lastDay' | 'receivedAt'> & { url: string }) | null> {
  const contract = await getContract(db, quote.id);
  if (!contract) return null;
  const statement = await getStatement(db, contract);
  const { state, lastDay, receivedAt } = describeWithdrawal(contract, statement, clock());
  const token = await withdrawalToken(db, quote.id);
  const url = withPrefix(prefixOf[quote.language], withdrawOrderPath.href({ token }));
  return { state, lastDay, receivedAt, url };
}

/** Returns what the client of a quote stated to withdraw from it; null while nothing. */
export function getWithdrawalOfQuote(db: Queryable, quoteId: string): Promise<Statement | null> {
  return getQuoteWithdrawal(db, quoteId);
}
