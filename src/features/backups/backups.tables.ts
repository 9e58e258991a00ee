import type { Instant } from '#platform/database/columns.ts';

/** A backup that somebody started in the back office. */
export type BackupRunTable = {
  id: string;
  startedAt: Instant;
  startedBy: string | null;
  /** The last sign of life of the server that waits for it. */
  seenAt: Instant;
  endedAt: Instant | null;
  /** The name of the file, once it is checked. */
  file: string | null;
  /** Written so far, or the size of the file. */
  bytes: number | null;
  /** Why it failed, as the program said. */
  problem: string | null;
};

export type BackupsTables = {
  backupRuns: BackupRunTable;
};
