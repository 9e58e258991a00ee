import { queryOptions } from '#query/query-options.ts';
import type { Backups } from './backups.schema.ts';

export function backupsQuery() {
  return queryOptions<Backups>({ queryKey: ['/api/admin/backups'], staleTime: 3_000 });
}
