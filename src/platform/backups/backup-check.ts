/** What is wrong with a backup. `foreign`: it is none of this site. `changed`: other bytes than were written. */
export const backupDamages = [
  'empty',
  'foreign',
  'changed',
  'broken',
  'file_missing',
  'file_changed',
] as const;
export type BackupDamage = (typeof backupDamages)[number];

/** What the last reading of a whole backup found, kept in a file beside it. */
export type BackupCheck = {
  /** Of the bytes that were written, in hex; null where they were never known to be sound. */
  sha256: string | null;
  /** The instant of the reading. */
  checkedAt: string;
  damage: BackupDamage | null;
};

/** The exit code of `npm run backup -- --check` for a damaged backup. */
export const damagedExitCode = 3;
