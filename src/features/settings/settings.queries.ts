import { queryOptions } from '#query/query-options.ts';
import type { Connections, Hours } from './settings.schema.ts';

export function connectionsQuery() {
  return queryOptions<Connections>({ queryKey: ['/api/admin/settings/connections'] });
}

export function hoursQuery() {
  return queryOptions<Hours>({ queryKey: ['/api/admin/settings/hours'] });
}
