import { compareStored } from '../compare-stored.mjs';
import { compareUncached, medianCpu, startMeasured } from '../uncached-render.mjs';

const path = '/api/blog-posts?fields=card&limit=10';

/** @type {import('../part.mjs').Part} */
export const api = {
  name: 'api',
  title: 'API read',
  async measure(setup) {
    const { rows, repeats, missing } = await compareStored(path, setup);
    const uncached = await measureUncachedRead(setup.quick);
    return {
      rows,
      values: {},
      repeats,
      missing,
      remarks: [`Read from the database, the same call takes ${uncached.toFixed(2)} ms of CPU.`],
    };
  },
};

/** @param {boolean} quick */
async function measureUncachedRead(quick) {
  const server = await startMeasured();
  try {
    const options = quick ? { rounds: 2, count: 20, warmUp: 20 } : {};
    const [rounds = []] = (await compareUncached([server], [path], options)).get(path) ?? [];
    const { main, workers } = medianCpu(rounds);
    return main + workers;
  } finally {
    await server.stop();
  }
}
