import type { BackupRun } from './backups.schema.ts';
import type { BackupRunTable } from './backups.tables.ts';

/** Milliseconds without a sign of life after which nobody waits for a run any more. */
const silence = 60_000;

/** Returns the state of a run. A server that was stopped meanwhile leaves it interrupted. */
export function stateOfRun(
  { endedAt, problem, seenAt }: Pick<BackupRunTable, 'endedAt' | 'problem' | 'seenAt'>,
  now: Date,
): BackupRun['state'] {
  if (endedAt !== null) return problem === null ? 'done' : 'failed';
  return now.getTime() - Date.parse(seenAt) > silence ? 'interrupted' : 'running';
}
