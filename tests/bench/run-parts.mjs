import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../scripts/process.mjs';
import { preparePrograms } from './programs.mjs';
import { calibrate, readLoad } from './report/noise.mjs';
import { formatTable } from './report/table.mjs';

/** @typedef {{ title: string, findings: import('./part.mjs').Findings }} MeasuredPart */

/**
 * What a run has measured. `reasons` say, by the name of a part, why it has no values; `missing` lists in
 * sentences what was to be measured and was not.
 * @typedef {object} Run
 * @property {MeasuredPart[]} parts
 * @property {Record<string, string>} reasons
 * @property {string[]} missing
 * @property {import('./report/noise.mjs').Calibration[]} calibrations
 * @property {number[]} loads
 */

/**
 * Runs the named parts one after the other, prints what each has measured, and hands over the run so
 * far. A part that fails leaves its reason, and the others go on.
 * @param {import('./part.mjs').Part[]} parts
 * @param {import('./arguments.mjs').Arguments} options
 * @param {(run: Run) => void} onPart
 * @returns {Promise<Run>}
 */
export async function runParts(parts, { names, quick, runs, routes }, onPart) {
  const programs = await preparePrograms();
  const reasons = Object.fromEntries(parts.map(({ name }) => [name, `${name} was not run`]));
  /** @type {Run} */
  const run = { parts: [], reasons, missing: [], calibrations: [calibrate()], loads: [readLoad()] };
  for (const { name, title, measure } of parts.filter((part) => names.includes(part.name))) {
    console.log(`\n${title} …`);
    const folder = mkdtempSync(join(tmpdir(), `entrada-bench-${name}-`));
    try {
      const findings = await measure({ quick, runs, routes, folder, programs });
      run.parts.push({ title, findings });
      run.reasons[name] = findings.missing?.[0] ?? 'it has no value';
      run.missing.push(...(findings.missing ?? []));
      if (findings.rows.length > 0) console.log(formatTable(findings.rows));
      for (const sentence of findings.remarks ?? []) console.log(sentence);
    } catch (error) {
      const [reason = ''] = messageOf(error).split('\n');
      run.reasons[name] = reason;
      run.missing.push(`${name}: ${reason}`);
      console.error(error);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    run.calibrations.push(calibrate());
    run.loads.push(readLoad());
    onPart(run);
  }
  return run;
}
