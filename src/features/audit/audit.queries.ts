import { queryOptions } from '#query/query-options.ts';
import type { AuditFilters } from './audit.input.ts';
import type { AuditPage } from './audit.schema.ts';

export const auditPageSize = 50;

// The log grows while it is read.
const staleTime = 3_000;

/** A page, from 0, of what the log has under these filters. */
export function auditQuery(filters: Partial<Record<keyof AuditFilters, string>>, page = 0) {
  const query = new URLSearchParams({
    ...filters,
    limit: String(auditPageSize),
    ...(page === 0 ? {} : { offset: String(page * auditPageSize) }),
  });
  return queryOptions<AuditPage>({ queryKey: [`/api/admin/audit?${query}`], staleTime });
}
