import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../project.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

function reportOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'entrada-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const red = '\u001B[31m';

test('a failed test says why, and one that passed when it was run again why it had not', () => {
  const failure = `${red}AssertionError: expected 503 to be 303\n\n    at file.ts:3:1`;
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = readVitestReport(
    reportOf({
      testResults: [
        {
          name: join(root, 'tests/api/one.test.ts'),
          message: '',
          status: 'failed',
          assertionResults: [
            test('adds', 'passed'),
            test('sends', 'failed', failure, failure),
            test('waits', 'passed', failure),
          ],
        },
      ],
    }),
  );
  const reason = '\n      AssertionError: expected 503 to be 303';
  expect(report).toEqual({
    passed: 2,
    failed: [`tests/api/one.test.ts: sends${reason}`],
    skipped: [],
    unstable: [`tests/api/one.test.ts: waits${reason}`],
    files: ['tests/api/one.test.ts'],
  });
});

test('a browser test says the same', () => {
  const results = [{ error: { message: `${red}Error: no button\nCall log:\n  - waiting` } }, {}];
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    line: 1,
    tests: [{ status, results }],
  });
  const report = readPlaywrightReport(
    reportOf({
      suites: [{ title: 'home', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] }],
    }),
  );
  const reason = '\n      Error: no button\n      Call log:\n        - waiting';
  expect(report).toMatchObject({
    passed: 1,
    failed: [`home › closes${reason}`],
    unstable: [`home › opens${reason}`],
  });
});
