import { measureCpu, withRenderings } from './rendering.mjs';
import { median } from './report/statistics.mjs';

/** Posts of each measure. The second fills the first page of /blog: its featured posts and its grid of twelve. */
const sizes = [10, 24, 1000, 10_000];

export const measuredPages = [
  '/blog',
  '/blog?tag=tax',
  '/blog?premium=true',
  '/blog?q=vat',
  '/blog/iva-oss',
];
export const measuredReads = [
  '/api/blog-posts?fields=card&limit=10',
  '/api/blog-posts?limit=10',
  '/api/blog-posts?fields=card&tag=tax&limit=10',
  '/api/blog-posts?fields=card&related=iva-oss&limit=3',
  '/api/blog-tags',
];

/** CPU in milliseconds of a page or a read, by the number of posts: the rounds of each. @typedef {{address: string, few: number[], fullPage: number[], thousand: number[], many: number[]}} Growth */

/**
 * Measures what pages and reads cost among 10 posts, 24, which fill a page, 1,000 and 10,000, in turns.
 * @param {{rounds?: number, count?: number, warmUp?: number}} [options]
 * @returns {Promise<Growth[]>}
 */
export function measureGrowth({ rounds = 9, count = 40, warmUp = 100 } = {}) {
  return withRenderings(sizes, async (renderings) => {
    const all = [...measuredPages, ...measuredReads].map((address) => ({
      address,
      works: renderings.map(({ render, readUrl }) =>
        address.startsWith('/api/') ? () => readUrl(address) : () => render(address),
      ),
    }));
    for (const { works } of all)
      for (const work of works) await measureCpu(work, { rounds: 0, count: warmUp });
    const rows = [];
    for (const { address, works } of all) {
      // A read alone is so short that only many of them are longer than a pause of the collector.
      const options = { rounds, count: address.startsWith('/api/') ? count * 10 : count };
      const [few = [], fullPage = [], thousand = [], many = []] = await inTurns(works, options);
      rows.push({ address, few, fullPage, thousand, many });
    }
    return rows;
  });
}

/**
 * Measures each work in each round, and begins with another one each time.
 * @param {(() => Promise<unknown>)[]} works
 * @param {{rounds: number, count: number}} options
 */
async function inTurns(works, { rounds, count }) {
  const measured = works.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1)
    for (const index of works.keys()) {
      const turn = (index + round) % works.length;
      const work = works[turn];
      if (work) measured[turn]?.push(await measureCpu(work, { rounds: 1, count }));
    }
  return measured;
}

/**
 * How many times the cost of `few` the cost of `many` is: the median of the rounds, each compared with
 * itself.
 * @param {number[]} few
 * @param {number[]} many
 */
export function growthOf(few, many) {
  return median(many.map((cost, round) => cost / (few[round] ?? Number.NaN)));
}
