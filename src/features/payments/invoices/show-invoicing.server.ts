import type { Context } from '#platform/context/context.server.ts';
import { getInvoiceSettings } from '../ledger/invoice-settings.repository.server.ts';
import { countHandovers } from './handovers.repository.server.ts';

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
