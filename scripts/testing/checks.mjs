import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { messageOf, run } from '../process.mjs';
import { root } from '../project.mjs';
import { listedTests, notDaily, testListOf } from './daily-browser-tests.mjs';
import { oneEngine } from './daily-files.mjs';
import { readPlaywrightReport, readPlaywrightSuites, readVitestReport } from './reports.mjs';

/** @typedef {import('./phases.mjs').Outcome} Outcome */
/** @typedef {import('./reports.mjs').Report} Report */

const bin = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};
const reports = join(root, 'test-results');

/** One project holds sources, tests and the scripts' JSDoc types. */
export const typeScriptArgs = ['--noEmit', '-p', '.'];
export const biomeArgs = ['check', '.'];

/**
 * A tool that passes or fails as a whole (type-check, lint): counted as one test.
 * @param {string} node path of the Node that runs the tool
 * @param {'tsc' | 'biome'} tool
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, quiet?: boolean}} [options] with `quiet` the output is answered, not shown
 * @returns {Promise<Outcome & {output: string}>}
 */
export async function check(node, tool, args, options = {}) {
  const { code, output } = await run(node, [program(tool), ...args], options);
  const name = tool === 'tsc' ? 'type-check (tsc --noEmit)' : 'lint (biome check)';
  return code === 0
    ? { passed: 1, failed: [], skipped: [], output }
    : { passed: 0, failed: [name], skipped: [], output };
}

/**
 * A failing build is one failed test; a working one counts as none, for the browser tests prove it.
 * @returns {Promise<Outcome>}
 */
export async function checkBuild() {
  try {
    await ensureBuilt();
    return { passed: 0, failed: [], skipped: [] };
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: ['build (vite build)'], skipped: [] };
  }
}

/**
 * Runs Vitest projects. Without filters each folder of `expected` must have been run as often as it
 * says, but for what runs on one engine: a project that finds no file is a failure.
 * @param {string} node path of the Node that runs Vitest
 * @param {{projects: string[], expected: Record<string, number>, filters: string[], env: NodeJS.ProcessEnv, quiet?: boolean, workers?: number}} options
 * @returns {Promise<Report & {output: string}>}
 */
export async function vitest(node, options) {
  const { projects, expected, filters, env, quiet = false, workers } = options;
  const file = freshReport(`vitest-${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.map((name) => `--project=${name}`),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    // What is shown only after a failure names the failures alone.
    `--reporter=${quiet ? 'dot' : 'default'}`,
    '--reporter=json',
  ];
  const lenient = filters.length > 0 ? ['--passWithNoTests'] : [];
  const all = [program('vitest'), ...args, `--outputFile.json=${file}`, ...lenient, ...filters];
  const { code, output } = await run(node, all, { env, quiet });
  const report = readVitestReport(file);
  const onOne = env.TEST_LONG ? [] : oneEngine;
  if (filters.length === 0) report.failed.push(...missingRuns(report.files, expected, onOne));
  explainExit(report, 'Vitest', code);
  return { ...report, output };
}

/**
 * Runs Playwright: without filters the tests of a day, or all in the long form. A filter without a
 * match is fine, no test at all without a filter is a failure.
 * @param {string} node path of the Node that runs Playwright
 * @param {{filters: string[], env: NodeJS.ProcessEnv}} options
 * @returns {Promise<Report>}
 */
export async function playwright(node, { filters, env }) {
  const isWhole = filters.length > 0 || Boolean(env.TEST_LONG);
  const left = isWhole ? [] : await leftOut(node, env);
  const file = freshReport('playwright.json');
  const args = [
    'test',
    '--reporter=list,json',
    ...left,
    ...(filters.length > 0 ? ['--pass-with-no-tests'] : []),
    ...filters,
  ];
  const { code } = await run(node, [program('playwright'), ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readPlaywrightReport(file);
  explainExit(report, 'Playwright', code);
  return report;
}

/**
 * Playwright's argument that leaves out the tests that wait for the long form. Tests that cannot be
 * listed are all run: that run then says why.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
async function leftOut(node, env) {
  const report = freshReport('playwright-list.json');
  const output = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await run(node, [program('playwright'), 'test', '--list', '--reporter=json'], {
    env: { ...env, ...output },
    quiet: true,
  });
  const all = listedTests(readPlaywrightSuites(report));
  const left = notDaily(all);
  const list = freshReport('not-daily.txt');
  writeFileSync(list, testListOf(left));
  console.log(
    `${all.length - left.length} of ${all.length} browser tests, each in one look (all of them: npm run test:long).`,
  );
  return ['--test-list-invert', list];
}

/**
 * A run with a bad exit code and no failed test has failed outside of its tests.
 * @param {Report} report
 * @param {string} name
 * @param {number} code
 */
function explainExit(report, name, code) {
  if (code !== 0 && report.failed.length === 0)
    report.failed.push(`${name} ended with exit code ${code}`);
}

/**
 * @param {string[]} files
 * @param {Record<string, number>} expected how often the files of each folder must have been run
 * @param {readonly string[]} onOne files that run on one engine alone
 */
function missingRuns(files, expected, onOne) {
  return Object.entries(expected)
    .filter(([folder, times]) => {
      const runs = files.filter((file) => file.startsWith(folder));
      const once = runs.filter((file) => onOne.includes(file));
      const twice = runs.filter((file) => !onOne.includes(file));
      return runs.length === 0 || runs.length < new Set(once).size + new Set(twice).size * times;
    })
    .map(([folder]) => `${folder}: no test was run, or not by every project`);
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** @param {keyof typeof bin} name */
function program(name) {
  return join(root, 'node_modules', bin[name]);
}
