import { queryOptions } from '#query/query-options.ts';
import type { Topic } from './topics.ts';

/** What a booking can be about; with the record that `about` names, if it is public. */
export function topicsQuery(about: string) {
  const search = about === '' ? '' : `?about=${encodeURIComponent(about)}`;
  return queryOptions<Topic[]>({ queryKey: [`/api/topics${search}`] });
}
