import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './private-files.server.ts';

const fileName = 'last-backup.json';

/** Records in the data folder when a backup succeeded, for the server, which is another process. */
export function recordBackup(dataDir: string, at: Date): void {
  makePrivateFolder(dataDir);
  const file = join(dataDir, fileName);
  writeFileSync(`${file}.part`, JSON.stringify({ at: at.toISOString() }), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Returns the instant of the last backup by this site's own command, or null if none is recorded. */
export function readLastBackup(dataDir: string): string | null {
  try {
    const { at } = JSON.parse(readFileSync(join(dataDir, fileName), 'utf8')) as { at?: unknown };
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
  } catch {
    return null;
  }
}
