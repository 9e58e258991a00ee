import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getLatestVersion, putVersion, type RecordKey } from '../content.repository.server.ts';
import type { ContentVersionTable } from '../content.tables.ts';
import type { ContentValues } from '../content.ts';

/** For so long one person's saved drafts are one version. */
const sittingMilliseconds = 10 * 60_000;

/** Keeps the values of a record as a version; drafts of one sitting replace each other. */
export async function keepVersion(
  { actor, clock }: Context,
  trx: Queryable,
  key: RecordKey,
  { note, values }: { note: ContentVersionTable['note']; values: ContentValues },
): Promise<void> {
  const at = clock().toISOString();
  const personId = actor.kind === 'staff' ? actor.personId : null;
  const latest = await getLatestVersion(trx, key);
  const isSameSitting =
    note === 'draft' &&
    latest?.note === 'draft' &&
    latest.personId === personId &&
    Date.parse(at) - Date.parse(latest.at) < sittingMilliseconds;
  const number = (latest?.number ?? 0) + (isSameSitting ? 0 : 1);
  await putVersion(trx, { ...key, number, note, values, personId, at });
}
