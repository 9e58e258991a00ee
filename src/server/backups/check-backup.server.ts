import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readBackupCheck, writeBackupCheck } from '#platform/backups/backup-check.server.ts';
import type { BackupDamage } from '#platform/backups/backup-check.ts';
import { engineOfBackup } from '#platform/backups/backup-files.ts';
import type { Settings } from '#platform/env.server.ts';
import { BackupRefusal, DamagedBackup, ForeignBackup, NewerBackup } from './backup-refusal.ts';
import { backedUpFiles, contentHashOf, placesIn } from './file-copies.server.ts';
import { firstBytes } from './first-bytes.server.ts';
import { hashFile } from './hash-file.server.ts';
import { checkPostgresDump, serverMajor, withConnection } from './postgres-backup.server.ts';
import { requireProgram, runProgram } from './run-postgres-program.server.ts';
import { checkSqlite } from './sqlite-backup.server.ts';

const namedFiles = `select distinct place from files where storage = 'disk' and removed_at is null`;

function filesOfSqlite(backup: string): string[] {
  const database = new DatabaseSync(backup, { readOnly: true });
  try {
    return database
      .prepare(namedFiles)
      .all()
      .map(({ place }) => String(place));
  } finally {
    database.close();
  }
}

/** Reads the places from the rows of a dump: text of `COPY`, whose columns are parted by tabs. */
export function filesOfDump(rows: string): string[] {
  const [, columns = '', lines = ''] =
    /^COPY public\.files \(([^)]*)\) FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(rows) ?? [];
  const names = columns.split(', ');
  const [storage, place, removed] = ['storage', 'place', 'removed_at'].map((name) =>
    names.indexOf(name),
  ) as [number, number, number];
  const found = lines
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => row[storage] === 'disk' && row[removed] === '\\N')
    .map((row) => row[place] ?? '');
  return [...new Set(found)];
}

/** The files that are copied beside the backups have the bytes that their names are made of. */
async function checkFiles(backup: string, named: readonly string[]): Promise<void> {
  const folder = backedUpFiles(dirname(backup));
  for (const place of named)
    if (!existsSync(join(folder, place)))
      throw new DamagedBackup(
        'file_missing',
        `The file ${place} that ${backup} names is missing in ${folder}.`,
      );
  for (const place of placesIn(folder)) {
    const expected = contentHashOf(place);
    if (expected !== null && (await hashFile(join(folder, place))) !== expected)
      throw new DamagedBackup('file_changed', `The file ${join(folder, place)} is damaged.`);
  }
}

/** Runs a check of restoring: what it refuses is damaged, unless a newer version has to judge it. */
async function inspect(check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof NewerBackup) throw error;
    const damage: BackupDamage = error instanceof ForeignBackup ? 'foreign' : 'broken';
    throw new DamagedBackup(damage, (error as Error).message.trim());
  }
}

async function checkContents(backup: string, databaseUrl: string | null): Promise<string[]> {
  const engine = engineOfBackup(firstBytes(backup));
  if (engine === null) throw new DamagedBackup('foreign', `${backup} is no backup of this site.`);
  if (engine === 'sqlite') {
    await inspect(() => checkSqlite(backup));
    return filesOfSqlite(backup);
  }
  const major = databaseUrl === null ? 0 : await withConnection(databaseUrl, serverMajor);
  const pgRestore = await requireProgram('pg_restore', major);
  await inspect(() => checkPostgresDump(backup, pgRestore));
  const only = ['--data-only', '--table=files', '--file=-'];
  return filesOfDump(await runProgram(pgRestore, [...only, backup], null));
}

/**
 * Reads a whole backup and the files beside it: its bytes against those that were written, the
 * database inside, each file against the hash that names it. Records what it finds beside the backup.
 * Throws `DamagedBackup`, and `BackupRefusal` if it cannot be read at all.
 */
export async function checkBackup(
  backup: string,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  now: () => Date,
): Promise<void> {
  const stat = statSync(backup, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new BackupRefusal(`There is no backup ${backup}.`);
  const known = readBackupCheck(backup)?.sha256 ?? null;
  try {
    if (stat.size === 0) throw new DamagedBackup('empty', `${backup} is empty.`);
    const sha256 = await hashFile(backup);
    if (known !== null && sha256 !== known)
      throw new DamagedBackup(
        'changed',
        `${backup} has other bytes than were written: it is damaged.`,
      );
    await checkFiles(backup, await checkContents(backup, databaseUrl));
    writeBackupCheck(backup, { sha256, checkedAt: now().toISOString(), damage: null });
  } catch (error) {
    if (error instanceof DamagedBackup)
      writeBackupCheck(backup, {
        sha256: known,
        checkedAt: now().toISOString(),
        damage: error.damage,
      });
    throw error;
  }
}
