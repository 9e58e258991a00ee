import { queryOptions } from '@tanstack/react-query';
import type { Company } from './company.ts';

export function companyQuery() {
  return queryOptions<Company>({ queryKey: ['/api/company'] });
}
