import type { Instant } from '#platform/database/columns.ts';
import type { ContentValues, Twins } from './content.ts';
import { isEmpty, valuesAt } from './content-rows.ts';

/**
 * When each field was last changed, and each field of a row as `<field>/<row's id>/<name>`. One
 * without an entry was never changed here. `<Portuguese>:translated` is when its English was last
 * written as its translation.
 */
export type FieldTimes = Record<string, Instant>;

/** Saves of one text follow each other within this time. */
const writingMilliseconds = 10 * 60_000;

const translatedKey = (twin: string) => `${twin}:translated`;

/** Returns whether a Portuguese text is older than its English, given the keys of both. */
export function isOlder(times: FieldTimes, { source, twin }: Record<'source' | 'twin', string>) {
  const sourceTime = times[source] ?? '';
  return sourceTime > (times[twin] ?? '') && sourceTime > (times[translatedKey(twin)] ?? '');
}

type SavedValues = { before: ContentValues; after: ContentValues; at: Instant };

/**
 * Returns the keys of Portuguese texts of which the English is being written after them: begun in this
 * save, where there was none, or a moment ago.
 */
function translatedTwins(
  times: FieldTimes,
  { before, after, at }: SavedValues,
  [sourceName, twinName]: Twins[number],
): string[] {
  const valueBefore = (path: string, key: string) =>
    valuesAt(before, path).find((one) => one.key === key)?.value;
  const written = valuesAt(after, twinName);
  return valuesAt(after, sourceName).flatMap((source, index) => {
    const twin = written[index];
    if (!twin || isEmpty(twin.value) || isEmpty(source.value)) return [];
    const isBegun =
      times[source.key] === undefined &&
      isEmpty(valueBefore(sourceName, source.key)) &&
      !isEmpty(valueBefore(twinName, twin.key));
    const last = times[translatedKey(twin.key)];
    const goesOn = last !== undefined && Date.parse(at) - Date.parse(last) < writingMilliseconds;
    return isBegun || goesOn ? [twin.key] : [];
  });
}

/** Returns the times after a save that changed these keys. */
export function timesAfterSave(
  times: FieldTimes,
  { keys, twins, ...saved }: SavedValues & { keys: readonly string[]; twins: Twins },
): FieldTimes {
  const translated = twins
    .filter(([source]) => keys.some((key) => key.split('/')[0] === source.split('.')[0]))
    .flatMap((pair) => translatedTwins(times, saved, pair).map(translatedKey));
  return {
    ...times,
    ...Object.fromEntries([...keys, ...translated].map((key) => [key, saved.at])),
  };
}
