import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../project.mjs';

/**
 * Outcome of a Vitest run. A file that cannot be loaded and an error outside of any test count as
 * one failure each, though Vitest's own sums leave them out.
 */
export function readVitestReport(file) {
  const outcome = { passed: 0, failed: [], skipped: [], files: [] };
  const report = readJson(file);
  for (const { name, message, status, assertionResults } of report?.testResults ?? []) {
    const path = relative(root, name).replaceAll('\\', '/');
    outcome.files.push(path);
    const failedBefore = outcome.failed.length;
    for (const test of assertionResults) {
      const sentence = `${path}: ${test.fullName}`;
      if (test.status === 'passed') outcome.passed += 1;
      else if (test.status === 'failed') outcome.failed.push(sentence);
      else outcome.skipped.push(sentence);
    }
    const failedWhole = status === 'failed' && outcome.failed.length === failedBefore;
    if (failedWhole)
      outcome.failed.push(`${path}: ${message.split('\n')[0] || 'failed outside of its tests'}`);
  }
  if (report === null) outcome.failed.push('Vitest left no report');
  return outcome;
}

/** Outcome of a Playwright run. A test that passed on its second try only counts as unstable too. */
export function readPlaywrightReport(file) {
  const outcome = { passed: 0, failed: [], skipped: [], unstable: [], files: [] };
  const report = readJson(file);
  for (const error of report?.errors ?? [])
    outcome.failed.push(`Playwright: ${error.message?.split('\n')[0]}`);
  for (const suite of report?.suites ?? []) addSuite(outcome, suite, []);
  if (report === null) outcome.failed.push('Playwright left no report');
  return outcome;
}

function addSuite(outcome, suite, titles) {
  const path = [...titles, suite.title];
  for (const spec of suite.specs ?? []) {
    const sentence = [...path, spec.title].join(' › ');
    outcome.files.push(spec.file);
    for (const { status } of spec.tests) {
      if (status === 'expected' || status === 'flaky') outcome.passed += 1;
      else if (status === 'skipped') outcome.skipped.push(sentence);
      else outcome.failed.push(sentence);
      if (status === 'flaky') outcome.unstable.push(sentence);
    }
  }
  for (const inner of suite.suites ?? []) addSuite(outcome, inner, path);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
