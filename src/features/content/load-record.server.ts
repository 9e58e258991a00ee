import type { Queryable } from '#platform/database/database.server.ts';
import { getRecord, type StoredRecord } from './content.repository.server.ts';
import type { ContentValues } from './content.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';

/** A record with what is public of it. */
export type LoadedRecord = StoredRecord & {
  /** Null if it is not public. */
  live: ContentValues | null;
  /** The values as they will be. */
  values: ContentValues;
};

/** Returns a record, or null if there is neither a draft nor a public row. */
export async function loadRecord(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<LoadedRecord | null> {
  const stored = await getRecord(db, { kind: kind.name, id });
  const live = await kind.read(db, id);
  const values = stored?.draft ?? live;
  if (values === null) return null;
  return {
    revision: stored?.revision ?? 0,
    draft: stored?.draft ?? null,
    fieldTimes: stored?.fieldTimes ?? {},
    title: String(values[kind.titleField] ?? ''),
    wasPublic: live !== null || (stored?.wasPublic ?? false),
    publishAt: stored?.publishAt ?? null,
    scheduleFailure: stored?.scheduleFailure ?? null,
    updatedBy: stored?.updatedBy ?? null,
    updatedAt: stored?.updatedAt ?? '',
    live,
    // A draft may be older than a field.
    values: { ...kind.empty, ...live, ...values },
  };
}
