import type { Queryable } from '#platform/database/database.server.ts';
import type { BackupRunTable } from './backups.tables.ts';

type NamedRun = BackupRunTable & { startedByName: string | null };

/** How many runs are kept. */
const keptRuns = 50;

/** Returns the run that was started last, and the name of who did; null before the first. */
export async function getLatestRun(db: Queryable): Promise<NamedRun | null> {
  const row = await db
    .selectFrom('backupRuns')
    .leftJoin('staff', 'staff.personId', 'backupRuns.startedBy')
    .selectAll('backupRuns')
    .select('staff.name as startedByName')
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a run, and removes the oldest beyond fifty. */
export async function insertRun(
  trx: Queryable,
  run: Pick<BackupRunTable, 'id' | 'startedAt' | 'startedBy'>,
): Promise<void> {
  const { startedAt } = run;
  const empty = { endedAt: null, file: null, bytes: null, problem: null };
  await trx
    .insertInto('backupRuns')
    .values({ ...run, ...empty, seenAt: startedAt })
    .execute();
  const kept = trx
    .selectFrom('backupRuns')
    .select('id')
    .orderBy('startedAt', 'desc')
    .limit(keptRuns);
  await trx.deleteFrom('backupRuns').where('id', 'not in', kept).execute();
}

export async function updateRun(
  trx: Queryable,
  id: string,
  changes: Partial<Pick<BackupRunTable, 'seenAt' | 'endedAt' | 'file' | 'bytes' | 'problem'>>,
): Promise<void> {
  await trx.updateTable('backupRuns').set(changes).where('id', '=', id).execute();
}
