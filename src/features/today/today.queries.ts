import { queryOptions } from '#query/query-options.ts';
import type { SenderDns } from './go-live/go-live.schema.ts';
import type { Today } from './today.schema.ts';

const minute = 60_000;

export function todayQuery() {
  return queryOptions<Today>({ queryKey: ['/api/admin/today'], staleTime: minute / 2 });
}

/** What DNS says about the sender's domain: slower than the rest, and seldom different. */
export function senderDnsQuery() {
  return queryOptions<SenderDns>({ queryKey: ['/api/admin/sender-dns'], staleTime: 15 * minute });
}
