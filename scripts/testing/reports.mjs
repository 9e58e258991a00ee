import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.mjs';

/** @typedef {import('./phases.mjs').Total & {files: string[]}} Report `files`: one entry for each run of a file */
/**
 * What is read of Vitest's JSON report.
 * @typedef {{testResults?: {name: string, message: string, status: string, assertionResults: {fullName: string, status: string, failureMessages: string[]}[]}[]}} VitestJson
 */
/**
 * What is read of Playwright's JSON report.
 * @typedef {{title: string, specs?: {title: string, file: string, line: number, tags?: string[], tests: {status: string, results?: {error?: {message?: string}}[]}[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 * @typedef {{errors?: {message?: string}[], suites?: PlaywrightSuite[]}} PlaywrightJson
 */

/**
 * Outcome of a Vitest run; a test that passed only when it was run again counts as unstable too. A file that
 * cannot be loaded and an error outside of any test count as one failure each, though Vitest's own sums
 * leave them out.
 * @param {string} file the JSON report
 * @returns {Report}
 */
export function readVitestReport(file) {
  const outcome = emptyReport();
  /** @type {VitestJson | null} */
  const report = readJson(file);
  for (const { name, message, status, assertionResults } of report?.testResults ?? []) {
    const path = relative(root, name).replaceAll('\\', '/');
    outcome.files.push(path);
    const failedBefore = outcome.failed.length;
    for (const test of assertionResults) {
      const sentence = `${path}: ${test.fullName}`;
      const [failure] = test.failureMessages;
      if (test.status === 'passed') outcome.passed += 1;
      else if (test.status === 'failed') outcome.failed.push(sentence + reasonOf(failure));
      else outcome.skipped.push(sentence);
      // A test that passed when it was run again keeps the messages of its first run.
      if (test.status === 'passed' && failure) outcome.unstable.push(sentence + reasonOf(failure));
    }
    const failedWhole = status === 'failed' && outcome.failed.length === failedBefore;
    if (failedWhole)
      outcome.failed.push(`${path}: ${message.split('\n')[0] || 'failed outside of its tests'}`);
  }
  if (report === null) outcome.failed.push('Vitest left no report');
  return outcome;
}

/**
 * The suites of files in Playwright's report or list; none where there is no report.
 * @param {string} file
 * @returns {PlaywrightSuite[]}
 */
export function readPlaywrightSuites(file) {
  /** @type {PlaywrightJson | null} */
  const report = readJson(file);
  return report?.suites ?? [];
}

/**
 * Outcome of a Playwright run. A test that passed only when it was run again counts as unstable too.
 * @param {string} file the JSON report
 * @returns {Report}
 */
export function readPlaywrightReport(file) {
  const outcome = emptyReport();
  /** @type {PlaywrightJson | null} */
  const report = readJson(file);
  for (const error of report?.errors ?? [])
    outcome.failed.push(`Playwright: ${error.message?.split('\n')[0]}`);
  for (const suite of report?.suites ?? []) addSuite(outcome, suite, []);
  if (report === null) outcome.failed.push('Playwright left no report');
  return outcome;
}

/**
 * @param {Report} outcome
 * @param {PlaywrightSuite} suite
 * @param {string[]} titles of the suites around it
 */
function addSuite(outcome, suite, titles) {
  const path = [...titles, suite.title];
  for (const spec of suite.specs ?? []) {
    const sentence = [...path, spec.title].join(' › ');
    outcome.files.push(spec.file);
    for (const { status, results = [] } of spec.tests) {
      const reason = reasonOf(results.find(({ error }) => error)?.error?.message);
      if (status === 'expected' || status === 'flaky') outcome.passed += 1;
      else if (status === 'skipped') outcome.skipped.push(sentence);
      else outcome.failed.push(sentence + reason);
      if (status === 'flaky') outcome.unstable.push(sentence + reason);
    }
  }
  for (const inner of suite.suites ?? []) addSuite(outcome, inner, path);
}

const longestReason = 6;

/**
 * The first lines of a failure without colors, indented below the name of its test.
 * @param {string | undefined} failure
 */
function reasonOf(failure = '') {
  const lines = stripVTControlCharacters(failure).split('\n');
  const said = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return said
    .slice(0, longestReason)
    .map((line) => `\n      ${line.trimEnd()}`)
    .join('');
}

/** @returns {Report} */
function emptyReport() {
  return { passed: 0, failed: [], skipped: [], unstable: [], files: [] };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
