import { queryOptions } from '#query/query-options.ts';
import type { Service } from './services.ts';

export function servicesQuery() {
  return queryOptions<Service[]>({ queryKey: ['/api/services'] });
}
