import { queryOptions } from '#query/query-options.ts';
import type { Modes } from './modes.ts';

/** A setting changes when the process starts again, so pages may keep what they were told. */
export function modesQuery() {
  return queryOptions<Modes>({ queryKey: ['/api/modes'] });
}
