import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFileOf, writeBackupCheck } from '#platform/backups/backup-check.server.ts';
import {
  backupName,
  expiredBackups,
  type Retention,
  readBackupName,
} from '#platform/backups/backup-files.ts';
import { databaseName } from '#platform/database/data-folder.server.ts';
import type { Engine } from '#platform/database/engine.server.ts';
import type { Settings } from '#platform/env.server.ts';
import { filesFolder } from '#platform/files/files.server.ts';
import { recordBackup } from '#platform/last-backup.server.ts';
import { backUpFiles } from './file-copies.server.ts';
import { hashFile } from './hash-file.server.ts';
import { dumpPostgres } from './postgres-backup.server.ts';
import { checkSqlite, copySqlite, requireSqlite } from './sqlite-backup.server.ts';
import { sync } from './sync.server.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** `files`: how many files of the site were copied for the first time. */
export type MadeBackup = { file: string; bytes: number; removed: string[]; files: number };

const abandonedAfter = 86_400_000;

function sqliteFile(dataDir: string): string {
  return join(dataDir, databaseName);
}

/** Creates a folder that only its owner may enter: a backup holds names, addresses and phone numbers. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function removeAbandoned(folder: string, names: readonly string[], now: Date): void {
  for (const name of names) {
    const isPart = /^entrada-\w+(-before-restore)?\.\w+\.part$/.test(name);
    const age = isPart ? now.getTime() - statSync(join(folder, name)).mtimeMs : 0;
    if (age > abandonedAfter) rmSync(join(folder, name), { force: true });
  }
}

async function write({ dataDir, databaseUrl }: Place, target: string): Promise<void> {
  if (databaseUrl !== null) return dumpPostgres(databaseUrl, target);
  copySqlite(sqliteFile(dataDir), target);
  checkSqlite(target);
}

/**
 * Writes a consistent snapshot of the database to a new file in `folder`, verifies it and returns its
 * path. Leaves no file if the verification fails. Throws `BackupRefusal`.
 */
export async function writeBackup(
  place: Place,
  folder: string,
  now: Date,
  beforeRestore = false,
): Promise<string> {
  const engine: Engine = place.databaseUrl === null ? 'sqlite' : 'postgres';
  if (engine === 'sqlite') requireSqlite(sqliteFile(place.dataDir));
  makePrivateFolder(folder);
  const file = join(folder, backupName(engine, now, beforeRestore));
  const part = `${file}.part`;
  try {
    await write(place, part);
    chmodSync(part, 0o600);
    const sha256 = await hashFile(part);
    writeBackupCheck(file, { sha256, checkedAt: new Date().toISOString(), damage: null });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  sync(folder);
  return file;
}

function oldestOf(names: readonly string[], now: Date): Date {
  const times = names.flatMap((name) => readBackupName(name)?.takenAt ?? []).toSorted();
  return times[0] === undefined ? now : new Date(times[0]);
}

/** Makes a backup of database and files, records when, and removes those past the retention. */
export async function backUp(
  place: Place,
  folder: string,
  retention: Retention,
  now: Date,
): Promise<MadeBackup> {
  const file = await writeBackup(place, folder, now);
  recordBackup(place.dataDir, now);
  const names = readdirSync(folder);
  const removed = expiredBackups(names, now, retention);
  for (const name of removed)
    for (const path of [join(folder, name), checkFileOf(join(folder, name))])
      rmSync(path, { force: true });
  removeAbandoned(folder, names, now);
  const kept = names.filter((name) => !removed.includes(name));
  const files = backUpFiles(filesFolder(place.dataDir), folder, {
    now,
    oldest: oldestOf(kept, now),
  });
  return { file, bytes: statSync(file).size, removed, files };
}
