// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { startPostgresCluster } from '../tests/harness/postgres-cluster.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, messageOf, onStopRequest, stopRunning } from './process.mjs';
import { requireNode } from './runtime.mjs';
import {
  biomeArgs,
  check,
  checkBuild,
  playwright,
  typeScriptArgs,
  vitest,
} from './testing/checks.mjs';
import { cleanEnvironment } from './testing/environment.mjs';
import { conclude, createPhases, describePlan } from './testing/phases.mjs';
import { requirePrograms } from './testing/programs.mjs';

const given = process.argv.slice(2);
const filters = given.filter((argument) => argument !== '--long');
const isLong = given.includes('--long');

/** Minutes on two quiet cores, rounded. */
const plan = {
  Install: 0.5,
  'Type-check': 0.2,
  Lint: 0.1,
  Build: 0.1,
  PostgreSQL: 0.1,
  'Unit and API tests': 9,
  'Fault tests': isLong ? 60 : 8,
  'Browser tests': 14,
};
const phases = createPhases(plan);
const { phase } = phases;

let cluster =
  /** @type {import('../tests/harness/postgres-cluster.mjs').PostgresCluster | null} */ (null);
/** @type {NodeJS.Signals | null} */
let interrupted = null;
onStopRequest((signal) => {
  interrupted ??= signal;
  stopRunning(signal);
});

/**
 * Runs a phase unless the tests have been asked to stop.
 * @param {keyof typeof plan} name
 * @param {() => Promise<import('./testing/phases.mjs').Outcome | void>} work
 */
async function next(name, work) {
  if (!interrupted) await phase(name, work);
}

/** Installs packages and programs; null when the tests have been asked to stop. */
async function install() {
  let programs = /** @type {Awaited<ReturnType<typeof requirePrograms>> | null} */ (null);
  await next('Install', async () => {
    [, programs] = await Promise.all([ensureInstalled(), requirePrograms()]);
  });
  return interrupted ? null : programs;
}

async function runAll() {
  const programs = await install();
  if (programs === null) return;
  const { chromium, postgres } = programs;
  const node = requireNode();
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...cleanEnvironment(node),
    CHROME_PATH: chromium,
    TEST_LONG: isLong ? '1' : '',
  };

  await next('Type-check', () => check(node, 'tsc', typeScriptArgs, { env }));
  await next('Lint', () => check(node, 'biome', biomeArgs, { env }));
  await next('Build', () => checkBuild());
  await next('PostgreSQL', async () => {
    if (postgres === null) return;
    cluster = await startPostgresCluster(postgres);
    env.TEST_DATABASE_URL = cluster.url;
  });
  await next('Unit and API tests', () =>
    vitest(node, {
      projects: ['unit', 'api-sqlite', 'api-postgres'],
      expected: {
        'src/': 1,
        'scripts/': 1,
        'tests/architecture/': 1,
        'tests/words/': 1,
        'tests/bench/': 1,
        'tests/pictures/': 1,
        'tests/api/': 2,
        'tests/simulation/': 2,
      },
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

console.log(
  filters.length > 0 ? `Only the tests that match ${filters.join(' ')}.` : describePlan(plan),
);
try {
  await runAll();
} catch (error) {
  const message = messageOf(error);
  console.error(`\n${message}`);
  phases.total.failed.push(message.split('\n')[0] ?? message);
} finally {
  await cluster?.stop();
}
if (interrupted) fail(`Stopped by ${interrupted}.`);
process.exitCode = conclude(phases, {
  skipsFail: Boolean(process.env.CI) && process.env.CI !== 'false',
});
