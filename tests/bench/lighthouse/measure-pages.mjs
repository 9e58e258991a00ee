import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = join(import.meta.dirname, 'node_modules');
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Milliseconds for one run. */
const deadline = 90_000;
const mostAttempts = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const performanceOnly = ['performance'];
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * One page as Lighthouse sees it on a phone: scores from 0 to 100 in the order of `categories` (0 if
 * not asked for), times in milliseconds, and the audits that cost points.
 * @typedef {{url: string, scores: number[], fcp: number, lcp: number, tbt: number, cls: number, failed: string[]}} Measured
 */

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Loads a package of this folder, which `npm ci` has installed here alone. @param {string} file */
async function load(file) {
  return import(pathToFileURL(join(packages, file)).href);
}

/**
 * @param {any} lhr
 * @returns {Omit<Measured, 'url'>}
 */
function read(lhr) {
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const failed = categories.flatMap((name) =>
    name === 'performance'
      ? []
      : (lhr.categories[name]?.auditRefs ?? [])
          .filter((/** @type {any} */ ref) => ref.weight > 0 && (lhr.audits[ref.id].score ?? 1) < 1)
          .map((/** @type {any} */ ref) => ref.id),
  );
  const [fcp, lcp, tbt, cls] = Object.values(metrics).map((id) => lhr.audits[id].numericValue);
  return { scores, fcp, lcp, tbt, cls, failed };
}

/**
 * On a busy machine a run may fail to record, or hang: it is repeated.
 * @param {string} url
 * @param {string[]} onlyCategories
 * @param {string} chromium
 * @returns {Promise<Omit<Measured, 'url'>>}
 */
async function measureOnce(url, onlyCategories, chromium, attempt = 1) {
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const chrome = await launch({ chromePath: chromium, chromeFlags: flags });
  try {
    const late = AbortSignal.timeout(deadline);
    const { lhr } = await Promise.race([
      lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories }),
      new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason))),
    ]);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return read(lhr);
  } catch (error) {
    if (attempt === mostAttempts) throw new Error(`${url} could not be measured`, { cause: error });
  } finally {
    chrome.kill();
  }
  return measureOnce(url, onlyCategories, chromium, attempt + 1);
}

/**
 * Measures pages by Lighthouse on a simulated phone and returns the median of `runs` runs of each.
 * The pages take turns, so that a busy minute of the machine touches all of them. Of `copies` only
 * performance is measured.
 * @param {string[]} urls
 * @param {{chromium: string, copies: ReadonlySet<string>, runs?: number, onRun?: (url: string, measured: Omit<Measured, 'url'>) => void}} options
 * @returns {Promise<Measured[]>}
 */
export async function measurePages(urls, { chromium, copies, runs = 5, onRun }) {
  /** @type {Map<string, Omit<Measured, 'url'>[]>} */
  const found = new Map(urls.map((url) => [url, []]));
  for (let run = 0; run < runs; run += 1)
    for (const url of urls) {
      const asked = copies.has(url) ? performanceOnly : categories;
      const measured = await measureOnce(url, asked, chromium);
      found.get(url)?.push(measured);
      onRun?.(url, measured);
    }
  return urls.map((url) => {
    const all = found.get(url) ?? [];
    const middle = (/** @type {'fcp' | 'lcp' | 'tbt' | 'cls'} */ name) =>
      median(all.map((one) => one[name]));
    return {
      url,
      scores: categories.map((_, index) => median(all.map(({ scores }) => scores[index] ?? 0))),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      cls: middle('cls'),
      failed: [...new Set(all.flatMap(({ failed }) => failed))],
    };
  });
}
