import { queryOptions } from '#query/query-options.ts';
import type { Topic } from './topics.ts';

/** What a booking can be about; with the record that `about` names, if it is public. */
export function topicsQuery(about: string) {
  return queryOptions<Topic[]>({ queryKey: [`/api/topics?about=${encodeURIComponent(about)}`] });
}
