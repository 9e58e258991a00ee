import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#platform/database/database.server.ts';
import { readSettings } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createServices } from '#server/create-services.server.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import { ensureBuiltBeside } from '../../scripts/build.mjs';
import type { TestDatabase } from '../harness/test-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Printed = { code: number | null; output: string; error: string };

/** Runs a program of the project to its end; of the tests' environment it gets the database only. */
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

/** Runs a command in this process over the test's database; a new process takes half a second. */
export async function ownerHere(
  database: Database,
  place: TestDatabase,
  ...args: string[]
): Promise<Printed> {
  const { code, output, error } = await runOwnerCommand(ownerCommands, args, async () =>
    createServices(readSettings(place.env), {
      database,
      logger: createLogger('silent'),
      wakeOutbox() {},
      wakeJob() {},
    }),
  );
  return { code, output, error };
}

/** Runs what `npm run owner -- …` does, which builds first if needed. */
export function ownerScript(place: TestDatabase, ...args: string[]): Promise<Printed> {
  return run('scripts/owner.mjs', args, place);
}

/** Runs the built command, of a build beside if the one in place is older than the sources. */
export async function owner(place: TestDatabase, ...args: string[]): Promise<Printed> {
  return run(join(await ensureBuiltBeside(), 'server', 'owner.js'), args, place);
}
