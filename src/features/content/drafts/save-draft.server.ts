import { newId } from '#core/ids.server.ts';
import { accept, type Result } from '#core/result.ts';
import { recordFileUses } from '#features/files/record-file-uses.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeRecord, type RecordRefusal, type SeenRecord } from '../change-record.server.ts';
import { putRecord } from '../content.repository.server.ts';
import { type ContentValues, withLate } from '../content.ts';
import { changedFields, changedKeys, countTwins } from '../content-state.ts';
import { timesAfterSave } from '../field-times.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { keepRefused, keepVersion } from './keep-version.server.ts';

/** Makes a record that is a draft, under an id that is made before the transaction. */
export async function addDraft(
  context: Context,
  trx: Queryable,
  kind: ContentKind,
  { id, values }: { id: string; values: ContentValues },
): Promise<void> {
  const { actor, clock } = context;
  const key = { kind: kind.name, id };
  const title = String(values[kind.titleField] ?? '');
  await putRecord(trx, key, {
    revision: 1,
    draft: values,
    fieldTimes: {},
    wasPublic: false,
    publishAt: null,
    ...countTwins(values, {}, kind.twins),
    scheduleFailure: null,
    title,
    updatedBy: actor.kind === 'staff' ? actor.personId : null,
    updatedAt: clock().toISOString(),
  });
  await keepVersion(context, trx, key, { note: 'draft', values });
  await recordFileUses(trx, { kind: kind.name, id, title, draft: values, live: null });
  await recordChange(context, trx, { action: 'content.create', subject: key });
}

/** Makes a record that is a draft; returns its id. */
export async function createDraft(
  context: Context,
  kind: ContentKind,
  values: ContentValues,
): Promise<string> {
  const id = newId();
  await transact(context, (trx) => addDraft(context, trx, kind, { id, values }));
  return id;
}

/**
 * Saves the values of a draft. What is public stays as it is, and so does a field that whoever saves does
 * not know yet. Values that are refused, because the
 * record was changed since it was shown, stay as a version: nobody's words are lost to another editor.
 */
export function saveDraft(
  context: Context,
  seen: SeenRecord,
  given: ContentValues,
): Promise<Result<null, RecordRefusal>> {
  const { kind, id } = seen;
  const key = { kind: kind.name, id };
  const at = context.clock().toISOString();
  return transact(context, async (trx) => {
    const outcome = await changeRecord(context, trx, seen, {
      action: 'content.save',
      async apply(record) {
        const { values: before, fieldTimes } = record;
        const values = withLate(kind, given, before);
        const { twins } = kind;
        const keys = changedKeys(before, values);
        const times = timesAfterSave(fieldTimes, { before, after: values, keys, twins, at });
        const isPublic = record.live !== null && changedFields(record.live, values).length === 0;
        // The English that the Portuguese translates stays in a version of its own.
        const isNewSitting =
          countTwins(values, times, twins).staleTwins >
          countTwins(before, fieldTimes, twins).staleTwins;
        await keepVersion(context, trx, key, { note: 'draft', values, isNewSitting });
        return accept({
          after: { fields: changedFields(before, values) },
          changes: {
            draft: isPublic ? null : values,
            title: String(values[kind.titleField] ?? ''),
            fieldTimes: times,
          },
        });
      },
    });
    if (!outcome.ok && outcome.refusal === 'changed') {
      const present = await loadRecord(trx, kind, id);
      if (present)
        await keepRefused(context, trx, key, {
          present: present.values,
          values: withLate(kind, given, present.values),
        });
    }
    return outcome;
  });
}
