import type { Context } from '#platform/context/context.server.ts';
import { listVersionValues } from '../content.repository.server.ts';
import { checkTwins } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { compareValues, toText, translatedSource } from './compare-values.ts';
import type { StaleSources, VersionChanges } from './history.schema.ts';

/** Returns what a version changed; null if there is no such version. */
export async function showVersionChanges(
  { database }: Context,
  kind: ContentKind,
  id: string,
  number: number,
): Promise<VersionChanges | null> {
  const key = { kind: kind.name, id };
  const options = { newest: number, most: 2 };
  const [version, before] = await database.read((db) => listVersionValues(db, key, options));
  if (version?.number !== number) return null;
  return { changes: compareValues(before?.values ?? kind.empty, version.values) };
}

const mostVersions = 200;

/** Returns what changed in the English since each stale Portuguese text; null without such a record. */
export async function showStaleSources(
  { database }: Context,
  kind: ContentKind,
  id: string,
): Promise<StaleSources | null> {
  return database.read(async (db) => {
    const record = await loadRecord(db, kind, id);
    if (record === null) return null;
    const { values, fieldTimes } = record;
    const stale = checkTwins(values, fieldTimes, kind.twins).filter(
      ({ finding }) => finding === 'stale',
    );
    if (stale.length === 0) return { sources: [] };
    const kept = await listVersionValues(db, { kind: kind.name, id }, { most: mostVersions });
    const versions = kept.map((version) => version.values);
    return {
      sources: stale.flatMap(({ field: twin }) => {
        const pair = kind.twins.find(([, name]) => name === twin);
        const before = pair && translatedSource(versions, values, pair);
        if (!pair || before === null || before === undefined) return [];
        const [field] = pair;
        return [{ twin, field, before, after: toText(values[field]) }];
      }),
    };
  });
}
