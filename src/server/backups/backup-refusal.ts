import type { BackupDamage } from '#platform/backups/backup-check.ts';

/** A backup or restore cannot be done. The message has the reason and the remedy. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}

/** What was named is no backup of this site. */
export class ForeignBackup extends BackupRefusal {
  override name = 'ForeignBackup';
}

/** A backup of a newer version of this site, which this one cannot judge. */
export class NewerBackup extends BackupRefusal {
  override name = 'NewerBackup';
}

/** A backup that cannot be restored as it was made. The message names what is wrong with it. */
export class DamagedBackup extends BackupRefusal {
  override name = 'DamagedBackup';
  readonly damage: BackupDamage;

  constructor(damage: BackupDamage, message: string) {
    super(message);
    this.damage = damage;
  }
}

/** The command line is invalid. The message has the usage. Nothing was done. */
export class BackupUsageError extends Error {
  override name = 'BackupUsageError';
}
