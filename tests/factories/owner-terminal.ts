import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Database } from '#platform/database/database.server.ts';
import { readSettings } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createServices } from '#server/create-services.server.ts';
import { ownerCommands } from '#server/owner-commands.server.ts';
import { runOwnerCommand } from '#server/run-owner-command.server.ts';
import type { TestDatabase } from '../harness/test-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Printed = { code: number | null; output: string; error: string };

/** Runs a program of the project to its end, with nothing of the tests' environment but the database. */
async function run(file: string, args: readonly string[], place: TestDatabase): Promise<Printed> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...place.env },
  });
  let output = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    error += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, error };
}

/** The same commands in this process, over the test's own door: a process costs half a second. */
export async function ownerHere(
  database: Database,
  place: TestDatabase,
  ...args: string[]
): Promise<Printed> {
  const { code, output, error } = await runOwnerCommand(ownerCommands, args, () =>
    createServices(readSettings(place.env), {
      database,
      logger: createLogger('silent'),
      wakeOutbox() {},
    }),
  );
  return { code, output, error };
}

/** What `npm run owner -- …` runs; it builds what is to be built first. */
export function ownerScript(place: TestDatabase, ...args: string[]): Promise<Printed> {
  return run('scripts/owner.mjs', args, place);
}

/** The built command itself. */
export function owner(place: TestDatabase, ...args: string[]): Promise<Printed> {
  return run('dist/server/owner.js', args, place);
}
