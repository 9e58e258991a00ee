import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { BackupCheck } from './backup-check.ts';

/** The file beside a backup that holds its check. */
export function checkFileOf(backup: string): string {
  return `${backup}.check.json`;
}

/** Returns what was found when a backup was last read; null if nothing says so. */
export function readBackupCheck(backup: string): BackupCheck | null {
  try {
    const read = JSON.parse(readFileSync(checkFileOf(backup), 'utf8')) as Partial<BackupCheck>;
    const { sha256 = null, checkedAt, damage = null } = read;
    if (typeof checkedAt !== 'string' || Number.isNaN(Date.parse(checkedAt))) return null;
    return { sha256, checkedAt, damage };
  } catch {
    return null;
  }
}

export function writeBackupCheck(backup: string, check: BackupCheck): void {
  const part = `${checkFileOf(backup)}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(check), { mode: 0o600 });
  renameSync(part, checkFileOf(backup));
}
