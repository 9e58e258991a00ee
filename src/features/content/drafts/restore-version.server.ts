import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeRecord, type RecordRefusal, type SeenRecord } from '../change-record.server.ts';
import { getVersion } from '../content.repository.server.ts';
import { changedFields, changedKeys } from '../content-state.ts';
import { keepVersion } from './keep-version.server.ts';

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
        // A version may be older than a field.
        const values = { ...kind.empty, ...record.values, ...version.values };
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
