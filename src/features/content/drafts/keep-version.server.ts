import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  getLatestVersion,
  getVersion,
  putVersion,
  type RecordKey,
  replaceVersions,
} from '../content.repository.server.ts';
import type { ContentVersionTable } from '../content.tables.ts';
import type { ContentValues } from '../content.ts';
import { changedFields } from '../content-state.ts';

/** For so long one person's saved drafts are one version. */
const sittingMilliseconds = 10 * 60_000;

type NewVersion = {
  note: ContentVersionTable['note'];
  values: ContentValues;
  /** Leaves the draft before it as it is, though it is of the same sitting. */
  isNewSitting?: boolean;
};

/** Keeps what was public before anybody edited it here, as the first version. */
export async function keepOriginal(
  { clock }: Context,
  trx: Queryable,
  key: RecordKey,
  live: ContentValues | null,
): Promise<void> {
  if (live === null || (await getLatestVersion(trx, key)) !== null) return;
  const at = clock().toISOString();
  await putVersion(trx, { ...key, number: 1, note: 'published', values: live, personId: null, at });
}

/** Keeps the values of a record as a version; drafts of one sitting replace each other. */
export async function keepVersion(
  { actor, clock }: Context,
  trx: Queryable,
  key: RecordKey,
  { note, values, isNewSitting = false }: NewVersion,
): Promise<void> {
  const at = clock().toISOString();
  const personId = actor.kind === 'staff' ? actor.personId : null;
  const latest = await getLatestVersion(trx, key);
  const isSameSitting =
    !isNewSitting &&
    note === 'draft' &&
    latest?.note === 'draft' &&
    latest.personId === personId &&
    Date.parse(at) - Date.parse(latest.at) < sittingMilliseconds;
  const number = (latest?.number ?? 0) + (isSameSitting ? 0 : 1);
  await putVersion(trx, { ...key, number, note, values, personId, at });
}

/**
 * Keeps what a save held that was refused because another came first. Nothing is kept twice, nor what
 * the record holds already.
 */
export async function keepRefused(
  context: Context,
  trx: Queryable,
  key: RecordKey,
  { present, values }: { present: ContentValues; values: ContentValues },
): Promise<void> {
  if (changedFields(present, values).length === 0) return;
  const latest = await getLatestVersion(trx, key);
  if (latest?.note === 'refused') {
    const kept = await getVersion(trx, key, latest.number);
    if (kept && changedFields(kept.values, values).length === 0) return;
  }
  await keepVersion(context, trx, key, { note: 'refused', values });
}

/** Forgets all versions of a record that is removed. */
export async function removeVersions(trx: Queryable, key: RecordKey): Promise<void> {
  await replaceVersions(trx, key, []);
}
