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
 * server. Never rejects; `code` is null if the program could not be started or was killed.
 */
export function runProgram(
  program: string,
  place: BackupPlace,
  args: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: environmentFor(place),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', ({ message }) => resolve({ code: null, output: message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Makes a backup. Returns the name of the new file, or what the command said. */
export async function runBackup(program: string, place: BackupPlace): Promise<BackupEnd> {
  const { code, output } = await runProgram(program, place);
  const [file = null] = /entrada-\w+\.(?:sqlite|dump)/.exec(output) ?? [];
  const problem = output.trim().slice(0, longestProblem) || `The program ended with ${code}.`;
  return code === 0 ? { file, problem: null } : { file: null, problem };
}
