import { parseArgs } from 'node:util';
import type { Retention } from '#platform/backups/backup-files.ts';
import { BackupUsageError } from './backup-refusal.ts';

export const backupUsage = `npm run backup -- [--to=<folder>] [--days=30] [--keep=7] | --check=<file>

  --to=<folder>  where the backup is written; default: the folder backups of DATA_DIR
  --days=30      older backups are removed from that folder …
  --keep=7       … but for the newest seven, however old they are
  --check=<file> makes none: reads a backup whole, with the files beside it, and says whether it is sound
`;

export const restoreUsage = `npm run restore -- <file>

  Checks a backup and puts it in the place of the database. Stop the server before.
`;

const most = 100_000;

function wholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most)
    throw new BackupUsageError(
      `--${option} is "${value}"; allowed: a whole number.\n\n${backupUsage}`,
    );
  return number;
}

/**
 * Parses the arguments of `npm run backup`; `to` is null for the default, `check` names a backup to
 * read instead of making one. Throws `BackupUsageError`.
 */
export function readBackupArgs(args: string[]): {
  to: string | null;
  check: string | null;
  retention: Retention;
} {
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        check: { type: 'string' },
        days: { type: 'string', default: '30' },
        keep: { type: 'string', default: '7' },
      },
    });
    const retention = {
      days: wholeNumber('days', values.days),
      count: Math.max(wholeNumber('keep', values.keep), 1),
    };
    return { to: values.to ?? null, check: values.check ?? null, retention };
  } catch (error) {
    if (error instanceof BackupUsageError) throw error;
    throw new BackupUsageError(`${(error as Error).message}\n\n${backupUsage}`);
  }
}

/** Returns the file that `npm run restore` is to restore. Throws `BackupUsageError`. */
export function readRestoreArgs(args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0 || file.startsWith('-'))
    throw new BackupUsageError(restoreUsage);
  return file;
}
