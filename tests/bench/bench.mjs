// Measures the site beside what it is compared with, and judges the targets: `npm run bench`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../scripts/process.mjs';
import { root } from '../../scripts/project.mjs';
import { readArguments } from './arguments.mjs';
import { api } from './parts/api.mjs';
import { booking } from './parts/booking.mjs';
import { bytes } from './parts/bytes.mjs';
import { growth } from './parts/growth.mjs';
import { imports } from './parts/import.mjs';
import { issues } from './parts/issues.mjs';
import { lighthouse } from './parts/lighthouse.mjs';
import { list } from './parts/list.mjs';
import { memory } from './parts/memory.mjs';
import { office } from './parts/office.mjs';
import { start } from './parts/start.mjs';
import { stored } from './parts/stored.mjs';
import { uncached } from './parts/uncached.mjs';
import { describeNoise, summarizeNoise } from './report/noise.mjs';
import { describeLength, describeMachine, formatReport, replaceSection } from './report/report.mjs';
import { formatTable } from './report/table.mjs';
import { judgeAll } from './report/targets.mjs';
import { runParts } from './run-parts.mjs';

const parts = [
  stored,
  uncached,
  api,
  booking,
  memory,
  start,
  bytes,
  growth,
  office,
  imports,
  issues,
  list,
  lighthouse,
];
const document = join(root, 'docs', 'performance.md');

/** @param {import('./report/report.mjs').Report} report */
function print({ quick, noise, missing, targets }) {
  const sentences = [
    describeMachine(),
    ...describeLength(quick),
    ...noise,
    ...missing.map((sentence) => `Not measured: ${sentence}`),
  ];
  console.log(`\n${sentences.join('\n')}\n\n${formatTable(targets)}`);
}

/**
 * @param {import('./run-parts.mjs').Run} run
 * @param {boolean} quick
 * @returns {import('./report/report.mjs').Report}
 */
function summarize({ parts: measured, reasons, missing, calibrations, loads }, quick) {
  const findings = measured.map((part) => part.findings);
  const repeats = Object.assign({}, ...findings.map((part) => part.repeats));
  const values = Object.assign({}, ...findings.map((part) => part.values));
  return {
    date: new Date(),
    quick,
    noise: describeNoise(summarizeNoise(calibrations, loads, repeats)),
    targets: judgeAll(values, reasons),
    parts: measured,
    missing,
  };
}

/** @param {import('./report/report.mjs').Report} report */
function write(report) {
  writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), formatReport(report)));
}

/** @param {string[]} given */
async function bench(given) {
  const options = readArguments(
    given,
    parts.map(({ name }) => name),
  );
  const { quick } = options;
  // After each part: an interrupted run keeps what it has measured.
  const run = await runParts(parts, options, (soFar) => {
    if (options.write) write(summarize(soFar, quick));
  });
  print(summarize(run, quick));
  if (options.write) console.log('\nWritten to docs/performance.md.');
}

await bench(process.argv.slice(2)).catch(fail);
process.exit();
