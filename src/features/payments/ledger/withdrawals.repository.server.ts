import type { Queryable } from '#platform/database/database.server.ts';
import type { QuoteWithdrawalTable, WithdrawalTable } from '../payments.tables.ts';

export type Withdrawal = WithdrawalTable;

/** What a consumer stated, of an order or of a quote. */
export type Statement = Omit<WithdrawalTable, 'orderId'>;

export async function getWithdrawal(db: Queryable, orderId: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertWithdrawal(trx: Queryable, withdrawal: Withdrawal): Promise<void> {
  await trx.insertInto('withdrawals').values(withdrawal).execute();
}

/** Returns the statement that withdrew from a quote; null while there is none. */
export async function getQuoteWithdrawal(
  db: Queryable,
  quoteId: string,
): Promise<QuoteWithdrawalTable | null> {
  const row = await db
    .selectFrom('quoteWithdrawals')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertQuoteWithdrawal(
  trx: Queryable,
  withdrawal: QuoteWithdrawalTable,
): Promise<void> {
  await trx.insertInto('quoteWithdrawals').values(withdrawal).execute();
}
