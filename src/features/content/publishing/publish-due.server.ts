import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeRecord } from '../change-record.server.ts';
import { listDueRecords } from '../content.repository.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { publishRecord } from './publish-record.server.ts';

/**
 * Publishes the drafts whose time has come, each in its own transaction and once: another process
 * that publishes the same one finds its revision changed. A refused one is no longer scheduled and
 * says why.
 */
export async function publishDue(context: Context, kinds: readonly ContentKind[]): Promise<void> {
  const due = await context.database.read((db) =>
    listDueRecords(db, context.clock().toISOString()),
  );
  for (const { kind: name, id, revision } of due) {
    const kind = kinds.find((one) => one.name === name);
    if (!kind) continue;
    const seen = { kind, id, revision };
    const outcome = await publishRecord(context, seen);
    if (outcome.ok || typeof outcome.refusal === 'string') continue;
    const [field] = outcome.refusal.fields;
    await transact(context, (trx) =>
      changeRecord(context, trx, seen, {
        action: 'content.schedule-failed',
        apply: async () => ({
          ok: true,
          value: {
            changes: { publishAt: null, scheduleFailure: `${field?.field}:${field?.code}` },
            after: { field: field?.field ?? null, code: field?.code ?? null },
          },
        }),
      }),
    );
  }
}
