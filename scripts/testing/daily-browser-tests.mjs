/**
 * Which browser tests run each day. One that is written once and declared for several looks (language,
 * width, colour scheme, a translator's way) runs in one of them, and one that is tagged `@long` (`longForm`) does not;
 * `npm run test:long`, and a run of named files, has all.
 */

/** @typedef {{file: string, line: number, titles: readonly string[], isLong: boolean}} BrowserTest `titles`: of the suites around it, and its own */
/** @typedef {import('./reports.mjs').PlaywrightSuite} PlaywrightSuite */

/**
 * The tests that wait for the long form: those that say so, and of those that one line declares, and
 * whose titles differ in the look alone, all but one. Which one is decided by the title, so that over the suite each look has
 * its share, and that a test keeps its look when others come and go.
 * @param {readonly BrowserTest[]} tests
 * @returns {BrowserTest[]}
 */
export function notDaily(tests) {
  /** @type {Map<string, BrowserTest[]>} */
  const alike = new Map();
  for (const test of tests.filter(({ isLong }) => !isLong)) {
    const key = `${test.file}:${test.line} ${withoutLook(test.titles.join(' › '))}`;
    alike.set(key, [...(alike.get(key) ?? []), test]);
  }
  const otherLooks = [...alike].flatMap(([key, looks]) => {
    const daily = hashOf(key.replace(/:\d+ /, ' ')) % looks.length;
    return looks.filter((_, index) => index !== daily);
  });
  return [...tests.filter(({ isLong }) => isLong), ...otherLooks];
}

/**
 * A title without what says in which look its test runs.
 * @param {string} title
 */
function withoutLook(title) {
  return title
    .replace(/\/(en|pt)\b/g, '')
    .replace(/(^|\s)\/(?=[\s:]|$)/g, '$1')
    .replace(/\b(en|pt|English|Portuguese|Português)\b/g, '')
    .replace(/\b\d{3,4}( px)?\b/g, '')
    .replace(/\b(light|dark)\b/g, '')
    .replace(/\bfrom \w+, by \w+\b/g, '');
}

/** @param {string} text */
function hashOf(text) {
  let hash = 7;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/**
 * The tests of Playwright's JSON list.
 * @param {readonly PlaywrightSuite[]} suites the suites of files, or those inside one
 * @param {readonly string[] | null} [titles] of the suites around them; null above the files
 * @returns {BrowserTest[]}
 */
export function listedTests(suites, titles = null) {
  return suites.flatMap((suite) => {
    // The suite of a file is called by its path, which is no title.
    const path = titles === null ? [] : [...titles, suite.title];
    const own = (suite.specs ?? []).map(({ file, line, title, tags = [] }) => ({
      file,
      line,
      titles: [...path, title],
      isLong: tags.includes('long'),
    }));
    return [...own, ...listedTests(suite.suites ?? [], path)];
  });
}

/**
 * A line for each test, as Playwright reads them from a file.
 * @param {readonly BrowserTest[]} tests
 */
export function testListOf(tests) {
  return tests.map(({ file, titles }) => `${[file, ...titles].join(' › ')}\n`).join('');
}
