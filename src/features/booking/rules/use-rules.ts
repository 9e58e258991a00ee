import { useQuery } from '#query/use-query.tsx';
import { rulesQuery } from '../booking.queries.ts';
import type { OfferedRules } from '../booking.ts';
import { defaultRules, offeredRules } from './booking-rules.ts';

const defaults = offeredRules(defaultRules);

/** Returns the rules that visitors see; the default ones until they are fetched. */
export function useRules(): OfferedRules {
  return useQuery(rulesQuery()).data ?? defaults;
}
