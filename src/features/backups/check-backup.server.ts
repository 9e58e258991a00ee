import { accept, type Result, refuse } from '#core/result.ts';
import { readBackupCheck } from '#platform/backups/backup-check.server.ts';
import { type BackupDamage, damagedExitCode } from '#platform/backups/backup-check.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type BackupPlace, runProgram } from './run-backup.server.ts';

/** `check_failed`: it could not be read whole, so that nothing is known of it. */
export type CheckRefusal =
  | { code: 'damaged'; damage: BackupDamage }
  | { code: 'check_failed' }
  | { code: 'backup_unavailable' };

const running = new Map<string, Promise<Result<null, CheckRefusal>>>();

async function check(
  { logger }: Context,
  program: string,
  place: BackupPlace,
  path: string,
): Promise<Result<null, CheckRefusal>> {
  const { code, output } = await runProgram(program, place, [`--check=${path}`]);
  if (code === 0) return accept(null);
  const damage = code === damagedExitCode ? readBackupCheck(path)?.damage : null;
  if (damage) return refuse({ code: 'damaged', damage });
  logger.error({ exitCode: code, output: output.slice(0, 500) }, 'a backup could not be checked');
  return refuse({ code: 'check_failed' });
}

/**
 * Reads a whole backup by the backup command, in a process of its own. Who asks while it is being read
 * gets the same answer.
 */
export async function checkBackup(
  context: Context,
  place: BackupPlace,
  path: string,
): Promise<Result<null, CheckRefusal>> {
  const { program } = place;
  if (program === null) return refuse({ code: 'backup_unavailable' });
  const existing = running.get(path);
  if (existing) return existing;
  const started = check(context, program, place, path).finally(() => running.delete(path));
  running.set(path, started);
  return started;
}
