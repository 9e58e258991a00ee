/**
 * Where and how a part measures. `folder` is for its files, and is removed after it. `quick` asks for
 * fewer repetitions, `runs` are those of Lighthouse for each page, and `routes` the pages, if not its usual ones.
 * @typedef {{ quick: boolean, runs: number, routes: string[] | null, folder: string, programs: import('./programs.mjs').Programs }} Setup
 */

/** A line of a part's table, by column. All lines of a part have the same columns. @typedef {Record<string, string | number>} Row */

/**
 * What a part has measured: `values` by the name of their target, `repeats` of what is measured more
 * than once in the same way, and in sentences what was `missing` or is worth knowing (`remarks`).
 * @typedef {object} Findings
 * @property {Row[]} rows
 * @property {Partial<Record<import('./report/targets.mjs').TargetName, number>>} values
 * @property {Record<string, number[]>} repeats
 * @property {string[]} [missing]
 * @property {string[]} [remarks]
 */

/** A part of the bench. It throws a sentence if it cannot be measured. @typedef {{ name: string, title: string, measure(setup: Setup): Promise<Findings> }} Part */

/**
 * A number for a table.
 * @param {number} value
 */
export function formatNumber(value) {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/**
 * @param {number} share 0.05 is 5 %
 */
export function formatPercent(share) {
  return Number.isFinite(share) ? `${(share * 100).toFixed(0)} %` : '–';
}
