import { startServer } from '../../harness/running-server.ts';
import { installLighthouse } from '../install-lighthouse.mjs';
import { measurePages } from '../lighthouse/measure-pages.mjs';
import { startNginxCopy } from '../lighthouse/nginx-copy.mjs';
import { formatNumber } from '../part.mjs';
import { requireProgram } from '../programs.mjs';
import { indexableRoutes } from '../routes.mjs';

/** @typedef {{ path: string, own: import('../lighthouse/measure-pages.mjs').Measured, copy: import('../lighthouse/measure-pages.mjs').Measured }} Pair */

/** @type {import('../part.mjs').Part} */
export const lighthouse = {
  name: 'lighthouse',
  title: "Lighthouse on a simulated phone, beside nginx's copy without scripts",
  async measure(setup) {
    const pairs = await measurePairs(setup);
    const worst = (/** @type {(pair: Pair) => number} */ of) => Math.max(...pairs.map(of));
    const values = {
      lowestScore: Math.min(...pairs.flatMap(({ own }) => own.scores)),
      paintRatio: worst(({ own, copy }) => own.lcp / copy.lcp),
      longestBlocking: worst(({ own }) => own.tbt),
      largestShift: worst(({ own }) => roundShift(own.cls)),
    };
    const faults = pairs.filter(({ own }) => own.failed.length > 0);
    const isPart = setup.quick || setup.routes !== null;
    return {
      rows: pairs.map(rowOf),
      values: isPart ? {} : values,
      repeats: {},
      missing: isPart ? [`Lighthouse on all routes: it measured ${pairs.length} of them`] : [],
      remarks: [
        `Each value is the median of ${setup.runs}.`,
        ...faults.map(({ path, own }) => `${path} loses points by ${own.failed.join(', ')}.`),
      ],
    };
  },
};

/**
 * @param {import('../part.mjs').Setup} setup
 * @returns {Promise<Pair[]>}
 */
async function measurePairs({ folder, quick, runs, routes, programs }) {
  const chromium = requireProgram(programs, 'chromium');
  requireProgram(programs, 'nginx');
  await installLighthouse();
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  try {
    const usual = quick ? ['/', '/pt'] : await indexableRoutes(server.origin);
    const paths = routes ?? usual;
    const copy = await startNginxCopy(server.origin, paths);
    try {
      const copies = new Set(paths.map((path) => copy.origin + path));
      const urls = paths.flatMap((path) => [server.origin + path, copy.origin + path]);
      const onRun = countDown(urls.length * runs);
      const results = await measurePages(urls, { chromium, copies, runs, onRun });
      return paths.flatMap((path, place) => {
        const [own, other] = results.slice(place * 2, place * 2 + 2);
        return own && other ? [{ path, own, copy: other }] : [];
      });
    } finally {
      await copy.stop();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Returns what prints now and then how many runs are done, with the time that the others will take.
 * @param {number} all
 */
function countDown(all) {
  const start = performance.now();
  let done = 0;
  return () => {
    done += 1;
    if (done !== 1 && done % 20 !== 0) return;
    const minutes = (((performance.now() - start) / done) * (all - done)) / 60_000;
    console.log(`${done} of ${all} runs, about ${Math.ceil(minutes)} min left`);
  };
}

/** As Lighthouse shows it. @param {number} shift */
function roundShift(shift) {
  return Math.round(shift * 1000) / 1000;
}

/** @param {Pair} pair */
function rowOf({ path, own, copy }) {
  return {
    path,
    scores: own.scores.join(' '),
    'LCP ms': formatNumber(Math.round(own.lcp)),
    "nginx's LCP": formatNumber(Math.round(copy.lcp)),
    ratio: formatNumber(own.lcp / copy.lcp),
    'FCP ms': formatNumber(Math.round(own.fcp)),
    "nginx's FCP": formatNumber(Math.round(copy.fcp)),
    'TBT ms': formatNumber(Math.round(own.tbt)),
    "nginx's TBT": formatNumber(Math.round(copy.tbt)),
    CLS: roundShift(own.cls),
  };
}
