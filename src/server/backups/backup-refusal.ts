/** A backup or restore cannot be done. The message has the reason and the remedy. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}

/** The command line is invalid. The message has the usage. Nothing was done. */
export class BackupUsageError extends Error {
  override name = 'BackupUsageError';
}
