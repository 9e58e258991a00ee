import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRefusal } from './backup-refusal.ts';
import { passwordLine, withoutPassword } from './postgres-address.ts';
import { chooseProgram, readMajor } from './postgres-programs.ts';

type Ended = { code: number | null; output: string; error: string };

/** Where Debian installs the programs of each version, which may not be on the path. */
const debianVersions = '/usr/lib/postgresql';

function run(command: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let error = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.once('error', ({ message }) => resolve({ code: null, output, error: message }));
    child.once('close', (code) => resolve({ code, output, error }));
  });
}

function candidates(name: string): string[] {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  return [name, ...versions.map((version) => join(debianVersions, version, 'bin', name))];
}

/** Returns the path of the newest `pg_dump` or `pg_restore`. Throws `BackupRefusal` if it is missing or too old. */
export async function requireProgram(
  name: 'pg_dump' | 'pg_restore',
  serverMajor: number,
): Promise<string> {
  const found = await Promise.all(
    candidates(name).map(async (path) => {
      const { code, output } = await run(path, ['--version']);
      const major = code === 0 ? readMajor(output) : null;
      return major === null ? [] : [{ path, major }];
    }),
  );
  const chosen = chooseProgram(name, found.flat(), serverMajor);
  if (typeof chosen === 'string') throw new BackupRefusal(chosen);
  return chosen.path;
}

/**
 * Runs one of PostgreSQL's programs on the server, or without one if there is no address, and returns
 * its output. Throws `BackupRefusal` with its error output if it fails.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  databaseUrl: string | null,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'entrada-backup-'));
  try {
    const all = [...args];
    if (databaseUrl !== null) {
      const { address, password } = withoutPassword(databaseUrl);
      if (password !== '') {
        writeFileSync(join(folder, 'password'), passwordLine(password), { mode: 0o600 });
        address.searchParams.set('passfile', join(folder, 'password'));
      }
      all.unshift('--no-password', `--dbname=${address.href}`);
    }
    const { code, output, error } = await run(program, all);
    if (code !== 0) throw new BackupRefusal(`${program} failed: ${error.trim()}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
