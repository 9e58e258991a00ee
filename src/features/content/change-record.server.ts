import { accept, type Result, refuse } from '#core/result.ts';
import { recordFileUses } from '#features/files/record-file-uses.server.ts';
import { type AuditedValues, recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { putRecord, type StoredRecord } from './content.repository.server.ts';
import { countTwins } from './content-state.ts';
import { keepOriginal } from './drafts/keep-version.server.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import { type LoadedRecord, loadRecord } from './load-record.server.ts';

/** Which state a change is based on: the record, and its revision as it was shown. */
export type SeenRecord = { kind: ContentKind; id: string; revision: number | null };

/** Why a record was not changed. `changed`: somebody else changed it since it was shown. */
export type RecordRefusal = 'not_found' | 'revision_required' | 'changed';

type Changes = Partial<Omit<StoredRecord, 'revision' | 'updatedBy' | 'updatedAt'>>;

type Step<Refusal> = {
  action: string;
  /** Returns what becomes of the record; writes nothing when it refuses. */
  apply: (
    record: LoadedRecord,
  ) => Promise<Result<{ changes: Changes; after: AuditedValues }, Refusal>>;
};

/** Changes a record that is as it was shown, with one row of the audit log. */
export async function changeRecord<Refusal = never>(
  context: Context,
  trx: Queryable,
  { kind, id, revision }: SeenRecord,
  { action, apply }: Step<Refusal>,
): Promise<Result<null, RecordRefusal | Refusal>> {
  const { actor, clock, database } = context;
  await database.lock(trx, `content:${kind.name}`);
  const record = await loadRecord(trx, kind, id);
  if (record === null) return refuse('not_found');
  if (revision === null) return refuse('revision_required');
  if (record.revision !== revision) return refuse('changed');
  await keepOriginal(context, trx, { kind: kind.name, id }, record.live);
  const outcome = await apply(record);
  if (!outcome.ok) return outcome;
  const { changes, after } = outcome.value;
  const { live: _, values: __, ...stored } = record;
  const next = changes.draft === null ? await kind.read(trx, id) : changes.draft;
  const times = changes.fieldTimes ?? record.fieldTimes;
  await putRecord(
    trx,
    { kind: kind.name, id },
    {
      ...stored,
      ...changes,
      ...countTwins({ ...kind.empty, ...(next ?? record.values) }, times, kind.twins),
      revision: revision + 1,
      updatedBy: actor.kind === 'staff' ? actor.personId : null,
      updatedAt: clock().toISOString(),
    },
  );
  await recordFileUses(trx, {
    kind: kind.name,
    id,
    title: changes.title ?? record.title,
    draft: changes.draft === undefined ? record.draft : changes.draft,
    live: await kind.read(trx, id),
  });
  await recordChange(context, trx, { action, subject: { kind: kind.name, id }, after });
  return accept(null);
}
