import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { readBackupCheck } from '#platform/backups/backup-check.server.ts';
import { backupFolder, readBackupName } from '#platform/backups/backup-files.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Engine } from '#platform/database/engine.server.ts';
import { stateOfRun } from './backup-run.ts';
import { getLatestRun } from './backups.repository.server.ts';
import type { BackupRun, Backups } from './backups.schema.ts';
import type { BackupPlace } from './run-backup.server.ts';

function checkOf(path: string): Backups['files'][number]['check'] {
  const check = readBackupCheck(path);
  return check && { at: check.checkedAt, damage: check.damage };
}

function listFiles(dataDir: string): Backups['files'] {
  const folder = backupFolder(dataDir);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const read = readBackupName(name);
      const { size } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
      if (read === null || size === undefined) return [];
      return [{ name, ...read, bytes: size, check: checkOf(join(folder, name)) }];
    })
    .toSorted((a, b) => b.takenAt.localeCompare(a.takenAt));
}

/** Returns the path of a backup of this machine; null for any other name. */
export function getBackupPath({ dataDir }: BackupPlace, name: string): string | null {
  const isListed = listFiles(dataDir).some((file) => file.name === name);
  return isListed ? join(backupFolder(dataDir), name) : null;
}

const sizes: Record<Engine, RawBuilder<{ bytes: number }>> = {
  sqlite: sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  postgres: sql`select pg_database_size(current_database()) as bytes`,
};

async function databaseBytes(db: Queryable, engine: Engine): Promise<number | null> {
  const { rows } = await sizes[engine].execute(db);
  return rows[0]?.bytes ?? null;
}

/** Returns the backups of this machine, and how the one that was started last is going. */
export async function listBackups(
  { database, clock }: Context,
  place: BackupPlace,
): Promise<Backups> {
  const [latest, bytes] = await Promise.all([
    database.read(getLatestRun),
    database.read((db) => databaseBytes(db, database.engine)),
  ]);
  const shown: BackupRun | null = latest && {
    state: stateOfRun(latest, clock()),
    startedAt: latest.startedAt,
    startedBy: latest.startedByName,
    bytes: latest.bytes,
    file: latest.file,
    problem: latest.problem,
  };
  const { engine } = database;
  return { engine, databaseBytes: bytes, latest: shown, files: listFiles(place.dataDir) };
}
