import { queryOptions } from '#query/query-options.ts';
import type { OpenApi } from './open-api.ts';

/** The document itself, whose texts are in English. */
export function openApiQuery() {
  return queryOptions<OpenApi>({ queryKey: ['/api/openapi.json'] });
}
