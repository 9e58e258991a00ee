import { join } from 'node:path';
import type { Engine } from '#platform/database/engine.server.ts';

const day = 86_400_000;
const endings: Record<Engine, string> = { sqlite: 'sqlite', postgres: 'dump' };
const pattern = /^entrada-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(-before-restore)?\.(\w+)$/;

/** Keeps all backups of the last `days`, and the newest `count` however old they are. */
export type Retention = { days: number; count: number };

/** `20261121T101500123Z` */
export function stampOf(instant: Date): string {
  return instant.toISOString().replace(/[-:.]/g, '');
}

/** `entrada-20261121T101500123Z.sqlite` */
export function backupName(engine: Engine, instant: Date, beforeRestore = false): string {
  const mark = beforeRestore ? '-before-restore' : '';
  return `entrada-${stampOf(instant)}${mark}.${endings[engine]}`;
}

/** The folder of `DATA_DIR` in which backups lie, unless the command is given another one. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

function takenAt(name: string): number | null {
  const [, year, month, dayOfMonth, hour, minute, second, millisecond] = pattern.exec(name) ?? [];
  if (year === undefined) return null;
  return Date.parse(`${year}-${month}-${dayOfMonth}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** Returns what the name of a backup says, or null for any other file. */
export function readBackupName(name: string): { takenAt: string; isBeforeRestore: boolean } | null {
  const at = takenAt(name);
  if (at === null) return null;
  return { takenAt: new Date(at).toISOString(), isBeforeRestore: name.includes('-before-restore') };
}

/** Returns the backups among `names` that are past the retention, and never other files. */
export function expiredBackups(
  names: readonly string[],
  now: Date,
  { days, count }: Retention,
): string[] {
  const backups = names
    .flatMap((name) => {
      const at = takenAt(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
  return backups
    .slice(count)
    .filter(({ at }) => now.getTime() - at > days * day)
    .map(({ name }) => name);
}

/** Returns the engine of a backup by its first bytes, or null if it is not a backup. */
export function engineOfBackup(start: Uint8Array): Engine | null {
  const text = new TextDecoder('latin1').decode(start);
  if (text.startsWith('SQLite format 3\0')) return 'sqlite';
  return text.startsWith('PGDMP') ? 'postgres' : null;
}
