import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getRecord, putRecord, type RecordKey } from '../content.repository.server.ts';
import type { ContentValues } from '../content.ts';

/**
 * Puts a value that was changed on the site directly into the draft as well, so that publishing it
 * later does not bring the earlier value back. The draft has a new revision. Returns it; null for none.
 */
export async function followPublicChange(
  { clock, database, actor }: Context,
  trx: Queryable,
  key: RecordKey,
  { field, value }: { field: string; value: ContentValues[string] },
): Promise<ContentValues | null> {
  await database.lock(trx, `content:${key.kind}`);
  const stored = await getRecord(trx, key);
  const at = clock().toISOString();
  const {
    kind: _,
    id: __,
    ...record
  } = stored ?? {
    ...key,
    revision: 0,
    draft: null,
    fieldTimes: {},
    title: '',
    wasPublic: true,
    publishAt: null,
    scheduleFailure: null,
  };
  const draft = record.draft && { ...record.draft, [field]: value };
  await putRecord(trx, key, {
    ...record,
    revision: record.revision + 1,
    draft,
    fieldTimes: { ...record.fieldTimes, [field]: at },
    updatedBy: actor.kind === 'staff' ? actor.personId : null,
    updatedAt: at,
  });
  return draft;
}
