// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { ensureInstalled } from './install.mjs';
import { fail, onStopRequest, stopRunning } from './process.mjs';
import { requireNode } from './runtime.mjs';
import { biomeArgs, check, typeScriptArgs, vitest } from './testing/checks.mjs';
import { cleanEnvironment } from './testing/environment.mjs';
import { conclude, createPhases } from './testing/phases.mjs';

/** @typedef {import('./testing/phases.mjs').Outcome} Outcome */

/** @typedef {'typecheck' | 'lint' | 'test:unit'} Name */

const [given, ...filters] = process.argv.slice(2);
const only = nameOf(given);
const phases = createPhases();

onStopRequest((signal) => {
  stopRunning(signal);
  fail(`Stopped by ${signal}.`);
});

/**
 * @param {string | undefined} name the check to run; all of them when there is none
 * @returns {Name | undefined}
 */
function nameOf(name) {
  if (name === undefined || name === 'typecheck' || name === 'lint' || name === 'test:unit')
    return name;
  return fail(`There is no check "${name}": typecheck, lint or test:unit.`);
}

/**
 * The checks of the inner loop. With `quiet` their output is answered instead of shown.
 * @param {string} node path of the Node that runs them
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} quiet
 * @returns {Record<Name, () => Promise<Outcome & {output: string}>>}
 */
function checksOf(node, env, quiet) {
  return {
    typecheck: () => check(node, 'tsc', typeScriptArgs, { env, quiet }),
    lint: () => check(node, 'biome', biomeArgs, { env, quiet }),
    'test:unit': () =>
      vitest(node, {
        projects: ['unit'],
        expected: {
          'src/': 1,
          'tests/architecture/': 1,
          'tests/words/': 1,
          'tests/bench/': 1,
          'tests/pictures/': 1,
          'scripts/': 1,
        },
        filters,
        env,
        quiet,
      }),
  };
}

/**
 * All checks at once, because none of them keeps two cores busy alone. The output of a check is
 * shown when it has failed.
 * @param {string} node path of the Node that runs them
 * @param {NodeJS.ProcessEnv} env
 */
async function runAll(node, env) {
  const checks = Object.entries(checksOf(node, env, true));
  await Promise.all(
    checks.map(async ([name, run]) => {
      const { failed, output } = await phases.time(name, run);
      console.log(`${failed.length === 0 ? '✓' : '✗'} ${name}`);
      if (failed.length > 0) console.log(output);
    }),
  );
}

try {
  await ensureInstalled();
  const node = requireNode();
  const env = cleanEnvironment(node);
  if (only === undefined) {
    await runAll(node, env);
  } else {
    await phases.time(only, checksOf(node, env, false)[only]);
  }
  process.exitCode = conclude(phases, { skipsFail: false });
} catch (error) {
  fail(error);
}
