import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { backupFolder } from '#platform/backups/backup-files.ts';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { stateOfRun } from './backup-run.ts';
import { getLatestRun, insertRun, updateRun } from './backups.repository.server.ts';
import { type BackupPlace, runBackup, writtenBytes } from './run-backup.server.ts';

const signOfLife = 2000;

type Refusal = 'backup_running' | 'backup_unavailable';

async function follow(context: Context, id: string, program: string, place: BackupPlace) {
  const now = () => toInstant(context.clock());
  const showProgress = () =>
    transact(context, (trx) =>
      updateRun(trx, id, { seenAt: now(), bytes: writtenBytes(place) }),
    ).catch(() => {});
  const timer = setInterval(() => void showProgress(), signOfLife);
  const { file, problem } = await runBackup(program, place);
  clearInterval(timer);
  const bytes = file === null ? null : statSync(join(backupFolder(place.dataDir), file)).size;
  const endedAt = now();
  await transact(context, (trx) =>
    updateRun(trx, id, { seenAt: endedAt, endedAt, file, bytes, problem }),
  );
}

/** Starts a backup, unless one is running; its progress is in the row of its run. */
export async function startBackup(
  context: Context & { actor: StaffActor },
  place: BackupPlace,
): Promise<Result<null, Refusal>> {
  const { program } = place;
  if (program === null) return refuse('backup_unavailable');
  const id = newId();
  const outcome = await transact(context, async (trx) => {
    await context.database.lock(trx, 'backup');
    const now = context.clock();
    const latest = await getLatestRun(trx);
    if (latest && stateOfRun(latest, now) === 'running') return refuse('backup_running' as const);
    await insertRun(trx, { id, startedAt: toInstant(now), startedBy: context.actor.personId });
    await recordChange(context, trx, { action: 'backup.make', subject: { kind: 'backup', id } });
    return accept(null);
  });
  if (outcome.ok)
    void follow(context, id, program, place).catch((error: unknown) =>
      context.logger.error({ err: error }, 'the end of a backup could not be recorded'),
    );
  return outcome;
}
