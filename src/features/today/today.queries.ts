import { queryOptions } from '#query/query-options.ts';
import type { Today } from './today.schema.ts';

export function todayQuery() {
  return queryOptions<Today>({ queryKey: ['/api/admin/today'], staleTime: 30_000 });
}
