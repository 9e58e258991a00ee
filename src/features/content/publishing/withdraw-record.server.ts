import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeRecord, type RecordRefusal, type SeenRecord } from '../change-record.server.ts';
import { keepVersion } from '../drafts/keep-version.server.ts';

type WithdrawRefusal = 'not_public' | 'in_use' | 'fixed';

/**
 * Takes a record off the site, or its scheduled publication back; its values stay as a draft. A fixed
 * record says its original words again, and its values stay as a version.
 */
export function withdrawRecord(
  context: Context,
  seen: SeenRecord,
): Promise<Result<null, RecordRefusal | WithdrawRefusal>> {
  const { kind, id } = seen;
  return transact(context, (trx) =>
    changeRecord<WithdrawRefusal>(context, trx, seen, {
      action: 'content.withdraw',
      async apply({ values, live, publishAt }) {
        if (publishAt === null && kind.fixed) {
          if (kind.fixed.seedOf === null) return refuse('fixed');
          await kind.remove(trx, id);
          await keepVersion(context, trx, { kind: kind.name, id }, { note: 'withdrawn', values });
          const title = String(kind.fixed.seedOf(id)[kind.titleField] ?? '');
          return accept({ changes: { draft: null, fieldTimes: {}, title }, after: {} });
        }
        if (live === null && publishAt === null) return refuse('not_public');
        const inUse = publishAt === null && (await kind.refuseRemoval(trx, id));
        if (inUse) return refuse(inUse);
        if (publishAt === null) {
          await kind.remove(trx, id);
          await keepVersion(context, trx, { kind: kind.name, id }, { note: 'withdrawn', values });
        }
        const after = { wasScheduled: publishAt !== null };
        return accept({ changes: { draft: values, publishAt: null }, after });
      },
    }),
  );
}
