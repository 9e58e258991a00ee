import { queryOptions } from '#query/query-options.ts';
import type { Blocks } from './blocks.schema.ts';

/** The blocked senders, newest first. */
export function blocksQuery() {
  return queryOptions<Blocks>({ queryKey: ['/api/admin/blocked-senders'], staleTime: 3_000 });
}
