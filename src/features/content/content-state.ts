import type { Instant } from '#platform/database/columns.ts';
import type { ContentValues, Twins } from './content.ts';

/** When each field was last changed; a field without an entry was never changed here. */
export type FieldTimes = Record<string, Instant>;

/**
 * `edited`: public, with a draft beside it. `scheduled`: a draft that goes public at its time.
 * `withdrawn`: was public.
 */
export const contentStates = ['draft', 'scheduled', 'public', 'edited', 'withdrawn'] as const;
export type ContentState = (typeof contentStates)[number];

type StateParts = { isLive: boolean; hasDraft: boolean; isScheduled: boolean; wasPublic: boolean };

export function contentState(parts: StateParts): ContentState {
  if (parts.isScheduled) return 'scheduled';
  if (parts.isLive) return parts.hasDraft ? 'edited' : 'public';
  return parts.wasPublic ? 'withdrawn' : 'draft';
}

/** A Portuguese text that is missing, or older than its English. */
export type TwinFinding = { field: string; finding: 'missing' | 'stale' };

function isEmpty(value: ContentValues[string] | undefined): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns what is wrong with the Portuguese of a record. A text without English needs none. */
export function checkTwins(values: ContentValues, times: FieldTimes, twins: Twins): TwinFinding[] {
  return twins.flatMap(([source, twin]): TwinFinding[] => {
    if (isEmpty(values[source])) return [];
    if (isEmpty(values[twin])) return [{ field: twin, finding: 'missing' }];
    const isStale = (times[source] ?? '') > (times[twin] ?? '');
    return isStale ? [{ field: twin, finding: 'stale' }] : [];
  });
}

/** Returns how many Portuguese texts of a record are missing, and how many are stale. */
export function countTwins(
  values: ContentValues,
  times: FieldTimes,
  twins: Twins,
): { missingTwins: number; staleTwins: number } {
  const findings = checkTwins(values, times, twins);
  const staleTwins = findings.filter(({ finding }) => finding === 'stale').length;
  return { missingTwins: findings.length - staleTwins, staleTwins };
}

/** Returns the fields of which the value differs. */
export function changedFields(before: ContentValues, after: ContentValues): string[] {
  return Object.keys(after).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
}

function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Returns values as they are published: without spaces around texts, and without empty lines of lists. */
export function tidyValues(values: ContentValues): ContentValues {
  const entries = Object.entries(values).map(([field, value]) => {
    if (typeof value === 'string') return [field, tidyText(value)];
    if (!Array.isArray(value)) return [field, value];
    return [field, value.map(tidyText).filter((item) => item !== '')];
  });
  return Object.fromEntries(entries);
}

/** Returns the required fields that are empty. */
export function missingFields(values: ContentValues, required: readonly string[]): string[] {
  return required.filter((field) => isEmpty(values[field]));
}
