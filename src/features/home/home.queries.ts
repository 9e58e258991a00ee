import { queryOptions } from '#query/query-options.ts';
import type { Home } from './home.schema.ts';

export function homeQuery() {
  return queryOptions<Home>({ queryKey: ['/api/home'] });
}
