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
  'Type-check, lint, build and PostgreSQL': 0.3,
  'Unit, API, browser and fault tests': isLong ? 100 : 29,
};
const phases = createPhases(plan);
const { phase, time, together } = phases;

let cluster =
  /** @type {import('../tests/harness/postgres-cluster.mjs').PostgresCluster | null} */ (null);
/** @type {NodeJS.Signals | null} */
let interrupted = null;
onStopRequest((signal) => {
  interrupted ??= signal;
  stopRunning(signal);
});

/** Installs packages and programs; null when the tests have been asked to stop. */
async function install() {
  let programs = /** @type {Awaited<ReturnType<typeof requirePrograms>> | null} */ (null);
  await phase('Install', async () => {
    [, programs] = await Promise.all([ensureInstalled(), requirePrograms()]);
  });
  return interrupted ? null : programs;
}

/**
 * A work whose output would be mixed with that of another: it is shown in the end, if it has failed.
 * @param {string} name
 * @param {() => Promise<import('./testing/phases.mjs').Outcome & {output: string}>} work
 */
function quietly(name, work) {
  return async () => {
    const { output, ...outcome } = await work();
    const { passed, failed } = outcome;
    if (failed.length > 0) console.log(output);
    console.log(`${failed.length === 0 ? '✓' : '✗'} ${name}: ${passed} passed`);
    return outcome;
  };
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

  const quiet = true;
  await together('Type-check, lint, build and PostgreSQL', {
    'Type-check': quietly('Type-check', () => check(node, 'tsc', typeScriptArgs, { env, quiet })),
    Lint: quietly('Lint', () => check(node, 'biome', biomeArgs, { env, quiet })),
    Build: () => checkBuild(),
    async PostgreSQL() {
      if (postgres === null) return;
      cluster = await startPostgresCluster(postgres);
      env.TEST_DATABASE_URL = cluster.url;
    },
  });
  if (interrupted) return;
  // Fault tests wait for most of their time, for clocks and for processes that end and begin: one
  // worker runs them beside all others.
  await together('Unit, API, browser and fault tests', {
    'Fault tests': quietly('Fault tests', () =>
      vitest(node, {
        projects: ['faults'],
        expected: { 'tests/faults/': 1, 'tests/operations/': 1 },
        filters,
        env,
        quiet,
        workers: isLong ? 2 : 1,
      }),
    ),
    async 'Unit, API and browser tests'() {
      await time('Unit and API tests', () => unitAndApi(node, env));
      if (!interrupted) await time('Browser tests', () => playwright(node, { filters, env }));
    },
  });
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function unitAndApi(node, env) {
  return vitest(node, {
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
  });
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
