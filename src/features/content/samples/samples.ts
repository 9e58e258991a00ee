import type { ContentValues } from '../content.ts';
import { isSameValue } from '../content-rows.ts';

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Whether public values are still those of a sample. Only what the sample has is compared: it has no
 * value for a field that a kind got later.
 */
export function isStillSample(live: ContentValues, sample: ContentValues): boolean {
  return Object.entries(sample).every(
    ([field, value]) => (isEmpty(value) && isEmpty(live[field])) || isSameValue(live[field], value),
  );
}
