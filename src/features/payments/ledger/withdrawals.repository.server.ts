import type { Queryable } from '#platform/database/database.server.ts';
import type { WithdrawalTable } from '../payments.tables.ts';

export type Withdrawal = WithdrawalTable;

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
