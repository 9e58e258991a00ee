import { damagedExitCode } from '#platform/backups/backup-check.ts';
import { FolderInUseError } from '#platform/database/server-lock.server.ts';
import { SettingError } from '#platform/env.server.ts';
import { BackupRefusal, BackupUsageError, DamagedBackup } from './backup-refusal.ts';

const remedies: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
};

function describeError(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const known = [SettingError, FolderInUseError, BackupRefusal, BackupUsageError];
  if (known.some((kind) => error instanceof kind)) return message;
  const remedy = code === undefined ? undefined : remedies[code];
  return remedy ? `It failed: ${remedy} (${message}).` : `It failed: ${code ?? ''} ${message}`;
}

/** Runs a command and prints its result. Exit code: 0 done, 1 refused or failed, 2 usage error, 3 damaged. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  // A copy of the database must be readable by its owner only, from the first byte on.
  process.umask(0o077);
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${describeError(error).trimEnd()}\n`);
    process.exitCode =
      error instanceof DamagedBackup ? damagedExitCode : error instanceof BackupUsageError ? 2 : 1;
  }
}
