/** A backup or a restore cannot be done. The message says why, and the remedy. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}

/** The command line is wrong; the message says how it is written. Nothing was done. */
export class BackupUsageError extends Error {
  override name = 'BackupUsageError';
}
