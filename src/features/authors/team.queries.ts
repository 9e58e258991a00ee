import { queryOptions } from '#query/query-options.ts';
import type { Consultant } from './team.ts';

export function teamQuery() {
  return queryOptions<Consultant[]>({ queryKey: ['/api/team'] });
}
