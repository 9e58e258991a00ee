import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  getInvoiceSettings,
  saveInvoiceSettings,
} from '../ledger/invoice-settings.repository.server.ts';

/** Sets whether each charge from now on should have a certified invoice; said again it changes nothing. */
export async function expectInvoices(context: Context, expected: boolean): Promise<void> {
  const since = toInstant(context.clock());
  await transact(context, async (trx) => {
    const known = await getInvoiceSettings(trx);
    if ((known?.expected ?? false) === expected) return;
    await saveInvoiceSettings(trx, { expected, since });
    await recordChange(context, trx, {
      action: 'invoices.expect',
      subject: { kind: 'invoices', id: null },
      after: { expected },
    });
  });
}
