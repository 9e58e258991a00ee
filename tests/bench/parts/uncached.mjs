import { measureParts } from '../page-parts.mjs';
import { formatNumber, formatPercent } from '../part.mjs';
import { median, spread } from '../report/statistics.mjs';
import { compareUncached, medianCpu, renderedPages, startMeasured } from '../uncached-render.mjs';

/** @type {import('../part.mjs').Part} */
export const uncached = {
  name: 'uncached',
  title: 'Uncached page, CPU in ms',
  async measure({ quick }) {
    const results = await measureRequests(quick);
    const parts = await measureParts(renderedPages, quick ? { rounds: 3, count: 20 } : {});
    const rows = parts.map(({ path, ...part }) => {
      const rounds = results.get(path) ?? [];
      const { main, workers } = medianCpu(rounds);
      const all = rounds.map((round) => round.main + round.workers);
      return {
        path,
        'all threads': formatNumber(median(all)),
        'main thread': formatNumber(main),
        others: formatNumber(workers),
        'of it reading': formatNumber(part.read),
        rendering: formatNumber(part.render),
        'brotli 3': formatNumber(part['brotli 3']),
        spread: formatPercent(spread(all)),
      };
    });
    const home = (results.get('/') ?? []).map(({ main, workers }) => main + workers);
    const homeRendering = parts.find(({ path }) => path === '/')?.render ?? Number.NaN;
    return {
      rows,
      values: { uncachedHome: median(home), homeRendering },
      repeats: { 'uncached /': home },
    };
  },
};

/** @param {boolean} quick */
async function measureRequests(quick) {
  const server = await startMeasured();
  try {
    const options = quick ? { rounds: 3, count: 10, warmUp: 20 } : {};
    const results = await compareUncached([server], renderedPages, options);
    return new Map([...results].map(([path, [rounds = []]]) => [path, rounds]));
  } finally {
    await server.stop();
  }
}
