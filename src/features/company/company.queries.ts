import { queryOptions } from '#query/query-options.ts';
import type { Company } from './company.ts';

export function companyQuery() {
  return queryOptions<Company>({ queryKey: ['/api/company'] });
}
