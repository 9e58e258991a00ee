import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getTaskOf, openTask } from '../ledger/company-tasks.repository.server.ts';
import {
  getInvoiceSettings,
  saveInvoiceSettings,
} from '../ledger/invoice-settings.repository.server.ts';
import { countHandovers } from './handovers.repository.server.ts';
import { invoiceDueAt, missingTask } from './invoices.ts';
import { findExpectedCharges } from './late-invoices.repository.server.ts';

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

/** Five working days are never fewer days than these. */
const shortestWait = 5 * 86_400_000;

/**
 * Adds a task for each order whose certified invoice is expected and late. A task that was done stays
 * so until a later charge is late. Returns how many were added or opened again.
 */
export async function findLateInvoices(context: Context): Promise<number> {
  const { database, clock, payments } = context;
  const now = toInstant(clock());
  const before = toInstant(new Date(clock().getTime() - shortestWait));
  const provider = payments.name;
  const charges = await database.read((db) => findExpectedCharges(db, { provider, before }));
  let opened = 0;
  for (const { orderId, paidAt } of charges) {
    const dueAt = invoiceDueAt(paidAt);
    if (dueAt > now) continue;
    await transact(context, async (trx) => {
      const known = await getTaskOf(trx, { kind: missingTask, orderId });
      if (known && (known.doneAt === null || known.doneAt >= dueAt)) return;
      await openTask(trx, { kind: missingTask, orderId, dueAt, createdAt: now });
      opened += 1;
    });
  }
  return opened;
}

/** Whether invoicing software is set up, the state of its handovers, and whether invoices are expected. */
export type Invoicing = {
  isSet: boolean;
  waiting: number;
  givenUp: number;
  lastDeliveredAt: string | null;
  expected: boolean;
};

export async function showInvoicing({ database, invoicing }: Context): Promise<Invoicing> {
  return database.read(async (db) => ({
    isSet: invoicing !== null,
    ...(await countHandovers(db)),
    expected: (await getInvoiceSettings(db))?.expected ?? false,
  }));
}
