import { useQuery } from '#query/use-query.tsx';
import { rulesQuery } from '../booking.queries.ts';
import type { OfferedRules } from '../booking.ts';
import { defaultRules, offeredRules } from './booking-rules.ts';

const standing = offeredRules(defaultRules);

/** The owner's rules as far as a visitor may know them; those that hold by default until they are there. */
export function useRules(): OfferedRules {
  return useQuery(rulesQuery()).data ?? standing;
}
