import { hostname } from 'node:os';
import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { inTurn } from '#platform/jobs/in-turn.server.ts';
import { changeImport, getImport, type SubscriberImport } from './imports.repository.server.ts';
import { placeRows, readNextRows } from './place-rows.server.ts';

/** Rows that are written at once, in some 10 ms: nobody waits long for the database. */
const rowsAtOnce = 20;

/** Writes the end of a list, in its row and in the log. */
export async function endImport(
  context: Context,
  list: SubscriberImport,
  state: 'done' | 'cancelled' | 'failed',
): Promise<boolean> {
  return transact(context, async (trx) => {
    const endedAt = toInstant(context.clock());
    if (!(await changeImport(trx, list.id, ['writing'], { state, endedAt }))) return false;
    const { done, total, counts } = (await getImport(trx, list.id)) ?? list;
    await recordChange(context, trx, {
      action: 'subscriber.import-end',
      subject: { kind: 'subscriber', id: null },
      after: {
        importState: state,
        rowsRead: done,
        total,
        onList: counts.confirmed ?? 0,
        invited: counts.invited ?? 0,
      },
    });
    return true;
  });
}

/**
 * Writes a list from where it is to its end, in short transactions with pauses as long; each says in
 * its row how far it is, so that another process goes on where this one is ended.
 */
export async function runSubscriberImport(
  context: Context,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const place = { host: hostname(), pid: process.pid, seenAt: toInstant(context.clock()) };
  await transact(context, (trx) => changeImport(trx, id, ['writing'], place));
  const writeSome = async () => {
    const before = await context.database.read((db) => getImport(db, id));
    if (before?.state !== 'writing') return false;
    const rows = await readNextRows(context, before, rowsAtOnce);
    if (rows.length === 0) {
      await endImport(context, before, 'done');
      return false;
    }
    await transact(context, async (trx) => {
      await context.database.lock(trx, 'subscriber-import');
      const list = await getImport(trx, id);
      // Another machine may have taken this one for ended, and written these rows.
      if (list?.state === 'writing' && list.done === before.done)
        await placeRows(context, trx, list, rows);
    });
    return true;
  };
  while (!signal.aborted && (await inTurn(writeSome)));
}
