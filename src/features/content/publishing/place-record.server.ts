import { accept, type Result, refuse } from '#core/result.ts';
import { recordFileUses } from '#features/files/record-file-uses.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  getLatestVersion,
  putRecord,
  putVersion,
  replaceVersions,
} from '../content.repository.server.ts';
import { type ContentValues, type RecordVersion, withLate } from '../content.ts';
import { changedFields, countTwins, missingFields, tidyValues } from '../content-state.ts';
import { keepOriginal, keepVersion } from '../drafts/keep-version.server.ts';
import type { FieldTimes } from '../field-times.ts';
import type { ContentKind, FieldRefusal } from '../kinds/content-kind.server.ts';
import { type LoadedRecord, loadRecord } from '../load-record.server.ts';
import { writePublic } from './publish-record.server.ts';

/** A whole record from elsewhere. Its values are valid by the schema of its kind. */
export type WholeRecord = {
  id: string;
  /** The public values; null leaves what is public here as it is. */
  live: ContentValues | null;
  /** The values as they will be; null where they are the public ones. */
  draft: ContentValues | null;
  /** Null for a source that does not know them: changed fields get the present time. */
  fieldTimes: FieldTimes | null;
  wasPublic: boolean;
  publishAt: string | null;
  /** Its whole history, oldest first, for a record that the site does not have, or that nobody has written there. */
  versions?: readonly RecordVersion[];
};

export type Placement = {
  outcome: 'new' | 'changed' | 'unchanged' | 'kept';
  /** The fields whose values change. */
  fields: string[];
};

type Target = Omit<WholeRecord, 'id' | 'fieldTimes' | 'versions'> & { fieldTimes: FieldTimes };

function isSame(one: ContentValues | null, other: ContentValues | null): boolean {
  if (one === null || other === null) return one === other;
  return changedFields(one, other).length === 0;
}

/** The public values, with the instants that are shown here where the source has none. */
function livesOn(kind: ContentKind, live: ContentValues, present: LoadedRecord | null) {
  const instants = kind.fields.filter(({ type }) => type === 'instant').map(({ name }) => name);
  const shown = instants.map((name) => [name, live[name] ?? present?.live?.[name] ?? null]);
  return { ...tidyValues(live), ...Object.fromEntries(shown) };
}

function targetOf(
  kind: ContentKind,
  record: WholeRecord,
  { present, at }: { present: LoadedRecord | null; at: string },
): Target {
  const live = record.live ?? present?.live ?? null;
  const draft = record.draft && !isSame(live, record.draft) ? record.draft : null;
  const publishAt = draft === null ? null : record.publishAt;
  const fields = changedFields(present?.values ?? {}, draft ?? live ?? kind.empty);
  const touched = present === null ? [] : fields.map((field) => [field, at]);
  const known = { ...present?.fieldTimes, ...Object.fromEntries(touched) };
  return {
    live,
    draft,
    publishAt,
    fieldTimes: record.fieldTimes ?? known,
    wasPublic: record.wasPublic || live !== null || (present?.wasPublic ?? false),
  };
}

function isPlaced(target: Target, present: LoadedRecord): boolean {
  const times = (of: FieldTimes) => JSON.stringify(Object.entries(of).sort());
  return (
    isSame(target.live, present.live) &&
    isSame(target.draft, present.draft) &&
    target.publishAt === present.publishAt &&
    target.wasPublic === present.wasPublic &&
    times(target.fieldTimes) === times(present.fieldTimes)
  );
}

/** Replaces the public values; those of a record that was never edited become its oldest version. */
async function replacePublic(
  context: Context,
  trx: Queryable,
  kind: ContentKind,
  { id, values, live }: { id: string; values: ContentValues; live: ContentValues | null },
): Promise<Result<null, FieldRefusal>> {
  const key = { kind: kind.name, id };
  const isUnversioned = live !== null && (await getLatestVersion(trx, key)) === null;
  const written = await writePublic(context, trx, kind, { id, values, live });
  if (!written.ok || !isUnversioned) return written;
  const version = { number: 0, note: 'published', personId: null, values: live } as const;
  await putVersion(trx, { ...key, ...version, at: context.clock().toISOString() });
  return accept(null);
}

/**
 * Makes a record as a source outside has it; nothing is taken off the site, and what was here stays
 * among the versions. `onlyNew` leaves a record that exists as it is. Writes nothing when it refuses.
 */
export async function placeRecord(
  context: Context,
  trx: Queryable,
  kind: ContentKind,
  { onlyNew, ...record }: WholeRecord & { onlyNew: boolean },
): Promise<Result<Placement, FieldRefusal[]>> {
  const { actor, clock, database } = context;
  const { id } = record;
  const key = { kind: kind.name, id };
  const at = clock().toISOString();
  await database.lock(trx, `content:${kind.name}`);
  const present = await loadRecord(trx, kind, id);
  const isKnown = kind.fixed === null || kind.fixed.ids.includes(id);
  if (!isKnown) return refuse([{ field: 'id', code: 'unknown_record' }]);
  // A source may be older than a field.
  const given = record.live && withLate(kind, record.live, present?.live ?? null);
  const draft = record.draft && withLate(kind, record.draft, present?.values ?? given);
  const live = given && (await kind.asStored(trx, livesOn(kind, given, present), id));
  const target = targetOf(kind, { ...record, live, draft }, { present, at });
  const values = target.draft ?? target.live;
  if (values === null) return refuse([{ field: 'draft', code: 'required' }]);
  const fields = changedFields(present?.values ?? {}, values);
  if (present && isPlaced(target, present)) return accept({ outcome: 'unchanged', fields: [] });
  if (present && onlyNew) return accept({ outcome: 'kept', fields });
  const checked = target.publishAt === null ? target.live : tidyValues(values);
  const missing = checked === null ? [] : missingFields(checked, kind.required);
  if (missing.length > 0) return refuse(missing.map((field) => ({ field, code: 'required' })));
  if (target.live && !isSame(target.live, present?.live ?? null)) {
    const publication = { id, values: target.live, live: present?.live ?? null };
    const written = await replacePublic(context, trx, kind, publication);
    if (!written.ok) return refuse([written.refusal]);
  }
  // A version of its own: one of a sitting would take the place of what the person has just saved.
  if (target.draft) {
    await keepOriginal(context, trx, key, target.live);
    await keepVersion(context, trx, key, { note: 'restored', values: target.draft });
  }
  // A fixed record of a new site has nothing behind it that somebody wrote.
  const isUnwritten = present === null || (kind.fixed !== null && present.revision === 0);
  if (isUnwritten && record.versions) await replaceVersions(trx, key, record.versions);
  const title = String(values[kind.titleField] ?? '');
  await putRecord(trx, key, {
    revision: (present?.revision ?? 0) + 1,
    draft: target.draft,
    fieldTimes: target.fieldTimes,
    wasPublic: target.wasPublic,
    title,
    publishAt: target.publishAt,
    ...countTwins({ ...kind.empty, ...values }, target.fieldTimes, kind.twins),
    scheduleFailure: null,
    updatedBy: actor.kind === 'staff' ? actor.personId : null,
    updatedAt: at,
  });
  await recordFileUses(trx, { ...key, title, draft: target.draft, live: target.live });
  return accept({ outcome: present ? 'changed' : 'new', fields: present ? fields : [] });
}
