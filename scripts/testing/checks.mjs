import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { run } from '../process.mjs';
import { root } from '../project.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

const bin = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};
const reports = join(root, 'test-results');

/** Type-check and lint, each counted as one test. */
export async function check(node, name, args, env) {
  const { code } = await run(node, [program(name), ...args], { env });
  const what = name === 'tsc' ? 'type-check (tsc --noEmit)' : 'lint (biome check)';
  return code === 0
    ? { passed: 1, failed: [], skipped: [] }
    : { passed: 0, failed: [what], skipped: [] };
}

/** A build that fails is one failed test; one that works is none, for the browser tests prove it. */
export async function checkBuild() {
  try {
    await ensureBuilt();
    return { passed: 0, failed: [], skipped: [] };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: ['build (vite build)'], skipped: [] };
  }
}

/**
 * Runs Vitest projects. Without filters each folder of `expected` must have been run as often as it
 * says: a project that finds no file is a failure.
 */
export async function vitest(node, { projects, expected, filters, env }) {
  const file = freshReport(`vitest-${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
  ];
  const lenient = filters.length > 0 ? ['--passWithNoTests'] : [];
  const all = [program('vitest'), ...args, `--outputFile.json=${file}`, ...lenient, ...filters];
  const { code } = await run(node, all, { env });
  const outcome = readVitestReport(file);
  if (filters.length === 0) outcome.failed.push(...missingRuns(outcome.files, expected));
  return explainExit(outcome, 'Vitest', code);
}

/** Runs Playwright. A filter without a match is fine, no test at all without a filter is a failure. */
export async function playwright(node, { filters, env }) {
  const file = freshReport('playwright.json');
  const args = [
    'test',
    '--reporter=list,json',
    ...(filters.length > 0 ? ['--pass-with-no-tests'] : []),
    ...filters,
  ];
  const { code } = await run(node, [program('playwright'), ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return explainExit(readPlaywrightReport(file), 'Playwright', code);
}

/** A run that ends badly without a failed test has failed outside of its tests. */
function explainExit(outcome, name, code) {
  if (code !== 0 && outcome.failed.length === 0)
    outcome.failed.push(`${name} ended with exit code ${code}`);
  return outcome;
}

function missingRuns(files, expected) {
  return Object.entries(expected)
    .filter(([folder, times]) => {
      const runs = files.filter((file) => file.startsWith(folder));
      return runs.length === 0 || runs.length < new Set(runs).size * times;
    })
    .map(([folder]) => `${folder}: no test was run, or not by every project`);
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function program(name) {
  return join(root, 'node_modules', bin[name]);
}
