/**
 * `part` measures it. `most` or `least` is what is allowed, in `unit`.
 * @typedef {{ name: string, part: string, what: string, unit: string, most?: number, least?: number }} Target
 */

/** @satisfies {Target[]} */
export const targets = /** @type {const} */ ([
  {
    name: 'storedShare',
    part: 'stored',
    what: "Stored page, requests/s: share of bare node:http's",
    unit: '%',
    least: 80,
  },
  {
    name: 'uncachedHome',
    part: 'uncached',
    what: 'Uncached home, CPU of all threads',
    unit: 'ms',
    most: 5,
  },
  {
    name: 'homeRendering',
    part: 'uncached',
    what: 'Uncached home, CPU of rendering',
    unit: 'ms',
    most: 2,
  },
  {
    name: 'memory',
    part: 'memory',
    what: 'Memory after 200,000 mixed requests',
    unit: 'MB',
    most: 150,
  },
  {
    name: 'restedMemory',
    part: 'memory',
    what: 'Memory 12 s after the last of them',
    unit: 'MB',
    most: 150,
  },
  {
    name: 'start',
    part: 'start',
    what: 'Start to the first 200',
    unit: 'ms',
    most: 400,
  },
  {
    name: 'homeScripts',
    part: 'bytes',
    what: 'JavaScript of the first load of home, brotli',
    unit: 'kB',
    most: 84,
  },
  {
    name: 'issueMail',
    part: 'issues',
    what: 'Mail of an issue, CPU of all threads',
    unit: 'ms',
    most: 4,
  },
  {
    name: 'issueReader',
    part: 'issues',
    what: 'Reader of an issue in the database',
    unit: 'kB',
    most: 1,
  },
  {
    name: 'issuePages',
    part: 'issues',
    what: 'CPU of a page while an issue goes out, times that without',
    unit: '×',
    most: 1.5,
  },
  {
    name: 'importPause',
    part: 'import',
    what: 'Import of 20,000 posts, longest pause of the event loop',
    unit: 'ms',
    most: 50,
  },
  {
    name: 'importMemory',
    part: 'import',
    what: "Import of 20,000 posts, growth of the server's memory",
    unit: '%',
    most: 10,
  },
  {
    name: 'listLock',
    part: 'list',
    what: 'Import of 100,000 readers, longest that another program waits to write',
    unit: 'ms',
    most: 50,
  },
  {
    name: 'listPause',
    part: 'list',
    what: "Import of 100,000 readers, longest work of the server's event loop",
    unit: 'ms',
    most: 50,
  },
  {
    name: 'lowestScore',
    part: 'lighthouse',
    what: 'Lighthouse, lowest of the four scores of all routes',
    unit: '',
    least: 100,
  },
  {
    name: 'paintRatio',
    part: 'lighthouse',
    what: "Largest contentful paint, highest ratio to nginx's copy",
    unit: '×',
    most: 1.1,
  },
  {
    name: 'longestBlocking',
    part: 'lighthouse',
    what: 'Total blocking time, highest of all routes',
    unit: 'ms',
    most: 50,
  },
  {
    name: 'largestShift',
    part: 'lighthouse',
    what: 'Cumulative layout shift, highest of all routes',
    unit: '',
    most: 0,
  },
  {
    name: 'listGrowth',
    part: 'growth',
    what: 'A list of 10 posts: cost at 10,000 posts to cost at 10',
    unit: '×',
    most: 1.1,
  },
  {
    name: 'blogGrowth',
    part: 'growth',
    what: '/blog: cost at 10,000 posts to cost at one full page of posts',
    unit: '×',
    most: 1.1,
  },
  {
    name: 'officeRead',
    part: 'office',
    what: 'Back office among 10,000 of everything: CPU of the dearest read',
    unit: 'ms',
    most: 50,
  },
  {
    name: 'officePress',
    part: 'office',
    what: 'Back office: main thread from a press to the change',
    unit: 'ms',
    most: 25,
  },
  {
    name: 'officePressSlow',
    part: 'office',
    what: 'Back office: the same on a CPU four times slower',
    unit: 'ms',
    most: 100,
  },
]);

/** @typedef {typeof targets[number]['name']} TargetName */

/** @typedef {{ what: string, limit: string, measured: string, verdict: string }} Judgement */

/**
 * Compares what was measured with a target.
 * @param {Target} target
 * @param {number | undefined} value
 * @param {string | undefined} reason why there is no value
 * @returns {Judgement}
 */
export function judge({ what, unit, most = 0, least }, value, reason) {
  const bound = least ?? most;
  const limit = `${least === undefined ? '≤' : '≥'} ${bound} ${unit}`.trim();
  if (value === undefined || Number.isNaN(value))
    return { what, limit, measured: '–', verdict: `not measured: ${reason ?? 'no value'}` };
  const met = least === undefined ? value <= bound : value >= bound;
  const measured = `${roundBeside(value, bound)} ${unit}`.trim();
  return { what, limit, measured, verdict: met ? 'met' : 'NOT met' };
}

/**
 * Rounds a value, with as many digits as show on which side of the bound it is.
 * @param {number} value
 * @param {number} bound
 */
function roundBeside(value, bound) {
  for (let digits = value < 100 ? 2 : 0; digits < 6; digits += 1) {
    const rounded = Number(value.toFixed(digits));
    if (rounded !== bound || value === bound) return rounded;
  }
  return value;
}

/**
 * Judges every target.
 * @param {Partial<Record<TargetName, number>>} values
 * @param {Record<string, string>} reasons by part, why it was not measured
 */
export function judgeAll(values, reasons) {
  return targets.map((target) => judge(target, values[target.name], reasons[target.part]));
}
