import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { BankAccountInput } from './bank-account.input.ts';
import type { BankAccount } from './bank-account.ts';
import { drawTransfer, type QrDrawing } from './epc-qr.server.ts';
import { readIban } from './iban.ts';

/** Response of `GET` and `PUT /api/admin/bank-account`. */
export const bankAccountSchema = z.object({
  isOn: z.boolean(),
  iban: z.string(),
  bic: z.string(),
  holder: z.string(),
});

const nothing: BankAccount = { isOn: false, iban: '', bic: '', holder: '' };

export async function readBankAccount(db: Queryable): Promise<BankAccount> {
  const row = await db
    .selectFrom('bankAccount')
    .select(['isOn', 'iban', 'bic', 'holder'])
    .executeTakeFirst();
  return row ?? nothing;
}

/** Changes to which account clients transfer, and whether they are told of it. */
export async function changeBankAccount(
  context: Context,
  { isOn, iban, bic, holder }: BankAccountInput,
): Promise<BankAccount> {
  const read = readIban(iban);
  const account = {
    isOn,
    iban: read.ok ? read.value : '',
    bic: bic.replace(/\s/g, '').toUpperCase(),
    holder,
  };
  return transact(context, async (trx) => {
    await context.database.lock(trx, 'bank-account');
    const before = await readBankAccount(trx);
    const row = { ...account, updatedAt: toInstant(context.clock()) };
    await trx
      .insertInto('bankAccount')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await recordChange(context, trx, {
      action: 'bank-account.change',
      subject: { kind: 'settings', id: 'bank-account' },
      before: { isOn: before.isOn, iban: before.iban },
      after: { isOn, iban: account.iban },
    });
    return account;
  });
}

/** How something is paid by transfer: the account, the amount in cents, and the code for banks' apps. */
export type TransferWays = Omit<BankAccount, 'isOn'> & { qr: QrDrawing };

/** Returns how an amount is transferred; null where the owner has not turned it on. */
export async function readTransferWays(
  db: Queryable,
  { amountCents, reference }: { amountCents: number; reference: string },
): Promise<TransferWays | null> {
  const { isOn, iban, bic, holder } = await readBankAccount(db);
  if (!isOn) return null;
  return { iban, bic, holder, qr: drawTransfer({ iban, bic, holder, amountCents, reference }) };
}
