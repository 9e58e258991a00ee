import type { ContentRow, ContentValues, Twins } from './content.ts';
import { changedRowKeys, isEmpty, isSameValue, tidyRows, valuesAt } from './content-rows.ts';
import { type FieldTimes, isOlder } from './field-times.ts';

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

/** Returns what is wrong with the Portuguese of a record. A text without English needs none. */
export function checkTwins(values: ContentValues, times: FieldTimes, twins: Twins): TwinFinding[] {
  return twins.flatMap(([sourceName, twinName]) => {
    const written = valuesAt(values, twinName);
    return valuesAt(values, sourceName).flatMap((source, index): TwinFinding[] => {
      const twin = written[index];
      if (twin === undefined || isEmpty(source.value)) return [];
      if (isEmpty(twin.value)) return [{ field: twin.place, finding: 'missing' }];
      const isStale = isOlder(times, { source: source.key, twin: twin.key });
      return isStale ? [{ field: twin.place, finding: 'stale' }] : [];
    });
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
  return Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
}

/** Returns the keys of `FieldTimes` of what differs. */
export function changedKeys(before: ContentValues, after: ContentValues): string[] {
  return changedFields(before, after).flatMap((field) => [
    field,
    ...changedRowKeys(field, before[field], after[field]),
  ]);
}

function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Returns values as they are published: without spaces around texts, and without empty lines of lists and empty rows. */
export function tidyValues(values: ContentValues): ContentValues {
  const entries = Object.entries(values).map(([field, value]) => {
    if (typeof value === 'string') return [field, tidyText(value)];
    if (!Array.isArray(value)) return [field, value];
    const texts = value.filter((item) => typeof item === 'string');
    const rows = tidyRows(
      value.filter((item): item is ContentRow => typeof item !== 'string'),
      tidyText,
    );
    return [field, [...texts.map(tidyText).filter((item) => item !== ''), ...rows]];
  });
  return Object.fromEntries(entries);
}

/** Returns the required fields that are empty, those of rows as `<field>.<index>.<name>`. */
export function missingFields(values: ContentValues, required: readonly string[]): string[] {
  return required.flatMap((field) =>
    valuesAt(values, field)
      .filter(({ value }) => isEmpty(value))
      .map(({ place }) => place),
  );
}
