import type { Queryable } from '#platform/database/database.server.ts';

/**
 * Sets the address to which mail for signing in goes, exactly as the owner typed it: a visitor's form
 * may have made the person, with letters that only look the same in lower case.
 */
export async function setStaffEmail(
  trx: Queryable,
  personId: string,
  email: string,
): Promise<void> {
  await trx.updateTable('people').set({ email }).where('id', '=', personId).execute();
}
