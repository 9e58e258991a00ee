import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';

const retentionMonths = 24;

/**
 * Removes rows of the audit log that are older than 24 months, the only ones that the database lets
 * go. A day more is kept, because the database compares with its own clock.
 */
export async function removeOldChanges(context: Context): Promise<number> {
  const before = context.clock();
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  before.setUTCDate(before.getUTCDate() - 1);
  return transact(context, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('auditLog')
      .where('at', '<', before.toISOString())
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
