import { queryOptions } from '#query/query-options.ts';
import type { SetupCost } from './setup-guide.ts';

export function setupCostsQuery() {
  return queryOptions<SetupCost[]>({ queryKey: ['/api/setup-costs'] });
}
