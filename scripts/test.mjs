// Runs before anything is installed, under whatever Node the machine has: Node's own modules only.
import { delimiter, dirname } from 'node:path';
import { startPostgresCluster } from '../tests/harness/postgres-cluster.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, onStopRequest, stopRunning } from './process.mjs';
import { requireNode } from './runtime.mjs';
import { check, checkBuild, playwright, vitest } from './testing/checks.mjs';
import { conclude, createPhases } from './testing/phases.mjs';
import { requirePrograms } from './testing/programs.mjs';

const given = process.argv.slice(2);
const filters = given.filter((argument) => argument !== '--long');
const phases = createPhases();
const { phase } = phases;

let cluster = null;
let interrupted = null;
onStopRequest((signal) => {
  interrupted ??= signal;
  stopRunning(signal);
});

/** Runs a phase unless the tests have been asked to stop. */
async function next(name, work) {
  if (!interrupted) await phase(name, work);
}

async function runAll() {
  let programs = null;
  await next('Install', async () => {
    const [, found] = await Promise.all([ensureInstalled(), requirePrograms()]);
    programs = found;
  });
  if (interrupted) return;
  const node = requireNode();
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    CHROME_PATH: programs.chromium,
    TEST_LONG: given.includes('--long') ? '1' : '',
  };
  for (const name of ['NODE_ENV', 'PORT', 'HOST', 'ORIGIN', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL'])
    delete env[name];

  await next('Type-check', () => check(node, 'tsc', ['--noEmit', '-p', '.'], env));
  await next('Lint', () => check(node, 'biome', ['check', '.'], env));
  await next('Build', () => checkBuild());
  await next('PostgreSQL', async () => {
    if (programs.postgres === null) return;
    cluster = await startPostgresCluster(programs.postgres);
    env.TEST_DATABASE_URL = cluster.url;
  });
  await next('Unit and API tests', () =>
    vitest(node, {
      projects: ['unit', 'api-sqlite', 'api-postgres'],
      expected: { 'src/': 1, 'tests/architecture/': 1, 'tests/api/': 2, 'tests/simulation/': 2 },
      filters,
      env,
    }),
  );
  await next('Fault tests', () =>
    vitest(node, {
      projects: ['faults'],
      expected: { 'tests/faults/': 1, 'tests/operations/': 1 },
      filters,
      env,
    }),
  );
  await next('Browser tests', () => playwright(node, { filters, env }));
}

try {
  await runAll();
} catch (error) {
  console.error(`\n${error.message}`);
  phases.total.failed.push(error.message.split('\n')[0]);
} finally {
  await cluster?.stop();
}
if (interrupted) fail(`Stopped by ${interrupted}.`);
process.exitCode = conclude(phases, {
  skipsFail: Boolean(process.env.CI) && process.env.CI !== 'false',
});
