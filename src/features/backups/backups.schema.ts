import * as z from 'zod/mini';
import { backupDamages } from '#platform/backups/backup-check.ts';

const run = z.object({
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  startedAt: z.string(),
  startedBy: z.nullable(z.string()),
  /** Written so far, or the size of the file. */
  bytes: z.nullable(z.number()),
  file: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});
export type BackupRun = z.infer<typeof run>;

/** Response of `GET /api/admin/backups`. */
export const backupsSchema = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  /** Bytes of the database, by which progress is estimated; null if it is unknown. */
  databaseBytes: z.nullable(z.number()),
  /** The run that was started last; null before the first. */
  latest: z.nullable(run),
  /** The files of this machine, newest first. */
  files: z.array(
    z.object({
      name: z.string(),
      takenAt: z.string(),
      bytes: z.number(),
      isBeforeRestore: z.boolean(),
      /** What the last reading of it found; null if nothing says so. */
      check: z.nullable(z.object({ at: z.string(), damage: z.nullable(z.enum(backupDamages)) })),
    }),
  ),
});
export type Backups = z.infer<typeof backupsSchema>;
