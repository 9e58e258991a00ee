import type { Context } from '#platform/context/context.server.ts';
import type { AuditFilters } from './audit.input.ts';
import { countChanges, listChanges } from './audit.repository.server.ts';
import type { AuditPage } from './audit.schema.ts';

type Values = Record<string, unknown> | null;

/** Returns a page of the audit log, newest first. */
export async function listAuditLog(
  { database }: Context,
  filters: AuditFilters,
  page: { limit: number; offset: number },
): Promise<AuditPage> {
  return database.read(async (db) => {
    const rows = await listChanges(db, filters, page);
    return {
      total: await countChanges(db, filters),
      entries: rows.map(({ before, after, ...row }) => ({
        ...row,
        before: before as Values,
        after: after as Values,
      })),
    };
  });
}
