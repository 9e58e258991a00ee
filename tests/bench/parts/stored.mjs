import { compareStored } from '../compare-stored.mjs';

/** @type {import('../part.mjs').Part} */
export const stored = {
  name: 'stored',
  title: 'Stored page',
  async measure(setup) {
    const { share, ...findings } = await compareStored('/', setup);
    return { ...findings, values: { storedShare: share * 100 } };
  },
};
