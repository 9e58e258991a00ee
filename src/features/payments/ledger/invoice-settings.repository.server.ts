import type { Queryable } from '#platform/database/database.server.ts';

export type InvoiceSettings = { expected: boolean; since: string };

/** Returns whether the owner expects certified invoices, and since when; null until that was set. */
export async function getInvoiceSettings(db: Queryable): Promise<InvoiceSettings | null> {
  const row = await db
    .selectFrom('invoiceSettings')
    .select(['expected', 'since'])
    .executeTakeFirst();
  return row ?? null;
}

export async function saveInvoiceSettings(
  trx: Queryable,
  settings: InvoiceSettings,
): Promise<void> {
  await trx
    .insertInto('invoiceSettings')
    .values({ id: 1, ...settings })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute();
}
