import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeRecord, type RecordRefusal, type SeenRecord } from '../change-record.server.ts';
import { getVersion } from '../content.repository.server.ts';
import type { ContentValues } from '../content.ts';
import { changedFields, changedKeys } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { keepVersion } from './keep-version.server.ts';

/** The values of a version, which may be older than a field, or than what was chosen elsewhere. */
function restored(
  kind: ContentKind,
  present: ContentValues,
  version: ContentValues,
): ContentValues {
  const chosen = kind.fields
    .filter(({ name, stays }) => stays && version[name] === kind.empty[name])
    .map(({ name }) => [name, present[name] ?? null]);
  return { ...kind.empty, ...present, ...version, ...Object.fromEntries(chosen) };
}

/** Makes the values of a version the draft. What is public stays as it is. */
export function restoreVersion(
  context: Context,
  seen: SeenRecord,
  number: number,
): Promise<Result<null, RecordRefusal | 'no_such_version'>> {
  const { kind, id } = seen;
  const key = { kind: kind.name, id };
  const at = context.clock().toISOString();
  return transact(context, (trx) =>
    changeRecord<'no_such_version'>(context, trx, seen, {
      action: 'content.restore',
      async apply(record) {
        const version = await getVersion(trx, key, number);
        if (version === null) return refuse('no_such_version');
        const values = restored(kind, record.values, version.values);
        await keepVersion(context, trx, key, { note: 'restored', values });
        const fields = changedFields(record.values, values);
        const keys = changedKeys(record.values, values);
        const times = Object.fromEntries(keys.map((key) => [key, at]));
        const changes = {
          draft: values,
          title: String(values[kind.titleField] ?? ''),
          fieldTimes: { ...record.fieldTimes, ...times },
        };
        return accept({ changes, after: { version: number, fields } });
      },
    }),
  );
}
