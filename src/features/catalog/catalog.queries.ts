import { queryOptions } from '#query/query-options.ts';
import type { ServicePackage } from './catalog.ts';

const fiveMinutes = 5 * 60_000;

export function servicePackagesQuery() {
  return queryOptions<ServicePackage[]>({
    queryKey: ['/api/service-packages'],
    staleTime: fiveMinutes,
  });
}
