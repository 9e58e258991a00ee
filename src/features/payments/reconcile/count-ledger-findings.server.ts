import type { Context } from '#platform/context/context.server.ts';
import { countFindings } from './ledger-findings.repository.server.ts';

/** Returns how many differences from the card provider wait for somebody. */
export async function countLedgerFindings({ database, payments }: Context): Promise<number> {
  return database.read((db) => countFindings(db, payments.name));
}
