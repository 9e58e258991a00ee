import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeImport, getImport, type SubscriberImport } from './imports.repository.server.ts';
import { placeRows } from './place-rows.server.ts';

/** Milliseconds of the least pause after some rows, in which others use the database. */
const shortestPause = 4;
/** Milliseconds that a step may take, and the fewest and the most rows of one. */
const longestStep = 20;
const fewestRows = 5;
const mostRows = 200;

/** How many rows the next step takes, by how long the last one took: nobody waits long for the database. */
export function nextRows(rows: number, took: number): number {
  if (took > longestStep) return Math.max(fewestRows, Math.floor(rows / 2));
  return took < longestStep / 2 ? Math.min(mostRows, rows + 10) : rows;
}

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
  let rows = fewestRows;
  while (!signal.aborted) {
    const start = performance.now();
    const next = await transact(context, async (trx) => {
      // Another machine may take this one for ended.
      await context.database.lock(trx, 'subscriber-import');
      const list = await getImport(trx, id);
      if (list?.state !== 'writing') return 'ended' as const;
      return (await placeRows(context, trx, list, rows)) ?? list;
    });
    if (next === 'ended') return;
    if (next.done >= next.total) {
      await endImport(context, next, 'done');
      return;
    }
    const took = performance.now() - start;
    rows = nextRows(rows, took);
    await sleep(Math.max(shortestPause, took));
  }
}
