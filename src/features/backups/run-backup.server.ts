import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '#platform/backups/backup-files.ts';
import { environmentFor, type Settings } from '#platform/env.server.ts';

/** What is backed up, and the program that does it: that of `npm run backup`. */
export type BackupPlace = Pick<Settings, 'dataDir' | 'databaseUrl'> & { program: string | null };

export type BackupEnd = { file: string | null; problem: string | null };

const longestProblem = 500;

/** Bytes of the file that is being written; null while there is none. */
export function writtenBytes({ dataDir }: BackupPlace): number | null {
  try {
    const folder = backupFolder(dataDir);
    const part = readdirSync(folder).findLast((name) => name.endsWith('.part'));
    return part === undefined ? null : statSync(join(folder, part)).size;
  } catch {
    return null;
  }
}

/**
 * Runs the backup command in a process of its own, so that copying and checking do not hold up the
 * server. Resolves with the name of the new file or with what the command said; never rejects.
 */
export function runBackup(program: string, place: BackupPlace): Promise<BackupEnd> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program], {
      env: environmentFor(place),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', ({ message }) => resolve({ file: null, problem: message }));
    child.once('close', (code) => {
      const [file = null] = /entrada-\w+\.(?:sqlite|dump)/.exec(output) ?? [];
      const problem = output.trim().slice(0, longestProblem) || `The program ended with ${code}.`;
      resolve(code === 0 ? { file, problem: null } : { file: null, problem });
    });
  });
}
