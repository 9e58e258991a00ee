import { hostname } from 'node:os';
import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isProcessAlive } from '#platform/imports/is-process-alive.server.ts';
import { importProblem } from './import-problems.ts';
import { getImport, type ImportRow, listRunning, markEnded } from './imports.repository.server.ts';

/** Milliseconds without a sign of life after which an import of another machine has ended. */
const silence = 60_000;

type Ending = 'cancelled' | 'interrupted' | 'out_of_memory' | 'ended' | 'failed';

/**
 * Ends an import that did not come to its end, unless it has ended already; what it has written stays,
 * and is in the log.
 */
export async function endUnfinished(
  context: Context,
  id: string,
  ending: Ending,
): Promise<ImportRow | null> {
  return transact(context, async (trx) => {
    const row = await getImport(trx, id);
    if (row?.state !== 'running') return null;
    const { written, total, phase, isDryRun } = row;
    const state = ending === 'cancelled' ? 'cancelled' : 'failed';
    const problem = importProblem(ending, { written, total });
    await markEnded(trx, id, { state, endedAt: toInstant(context.clock()), problem });
    if (!isDryRun && phase === 'writing')
      await recordChange(context, trx, {
        action: 'content.import',
        subject: { kind: 'content', id: null },
        after: { importEnd: `import_${ending}`, written, total },
      });
    return { ...row, state, problem };
  });
}

/** Whether the process of an import has ended without a word. */
function isLost({ host, pid, seenAt }: ImportRow, now: Date): boolean {
  if (host === hostname() && pid !== null && !isProcessAlive(pid)) return true;
  return now.getTime() - Date.parse(seenAt) > silence;
}

/**
 * Ends imports whose process has ended without a word, such as when the power failed; but for those of
 * this process, which knows how they ended.
 */
export async function endLostImports(context: Context): Promise<void> {
  for (const row of await context.database.read(listRunning))
    if (!context.imports.own.has(row.id) && isLost(row, context.clock()))
      await endUnfinished(context, row.id, 'interrupted');
}
