import type { Context } from '#platform/context/context.server.ts';
import { listVersions } from './content.repository.server.ts';
import type { ContentRecord } from './content.schema.ts';
import type { ContentValues } from './content.ts';
import { changedFields, checkTwins, contentState, missingFields } from './content-state.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import { fillFromSeed } from './kinds/seeded-records.server.ts';
import { type LoadedRecord, loadRecord } from './load-record.server.ts';

/** Returns values as the site would show them. */
function valuesIfPublic({ fixed }: ContentKind, values: ContentValues, id: string): ContentValues {
  return fixed?.seedOf ? fillFromSeed(fixed.seedOf(id), values) : values;
}

function isOriginal({ fixed }: ContentKind, { values, live }: LoadedRecord, id: string): boolean {
  if (!fixed?.seedOf) return true;
  const seed = fixed.seedOf(id);
  return changedFields(values, seed).length === 0 && changedFields(live ?? {}, seed).length === 0;
}

/** Returns a record with what is public of it and what it still needs; null if there is none. */
export async function showRecord(
  { database }: Context,
  kind: ContentKind,
  id: string,
): Promise<ContentRecord | null> {
  const record = await database.read((db) => loadRecord(db, kind, id));
  if (record === null) return null;
  const { revision, values, live, fieldTimes, publishAt, scheduleFailure, updatedAt } = record;
  return {
    id,
    revision,
    live,
    publishAt,
    scheduleFailure,
    updatedAt,
    draft: values,
    state: contentState({
      isLive: live !== null,
      hasDraft: record.draft !== null,
      isScheduled: publishAt !== null,
      wasPublic: record.wasPublic,
    }),
    isFixed: kind.fixed !== null,
    isOriginal: isOriginal(kind, record, id),
    missing: missingFields(values, kind.required),
    twins: checkTwins(valuesIfPublic(kind, values, id), fieldTimes, kind.twins),
    address: live && kind.addressOf(live, id),
    nextAddress: kind.addressOf(values, id),
  };
}

/** Returns the versions of a record, the newest first; null if there is no such record. */
export async function showVersions({ database }: Context, kind: ContentKind, id: string) {
  return database.read(async (db) => {
    const record = await loadRecord(db, kind, id);
    return record && { versions: await listVersions(db, { kind: kind.name, id }) };
  });
}
