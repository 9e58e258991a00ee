import { measureCpu, withRenderings } from './rendering.mjs';

/** Posts beside the samples: enough to fill a list's first page, and a crowd. */
const few = 40;
const many = 10_000;

const pages = [
  '/blog',
  '/blog?tag=tax',
  '/blog?premium=true',
  '/blog?q=vat',
  '/blog?page=2',
  '/blog/iva-oss',
];
const reads = [
  '/api/blog-posts?fields=card&limit=13',
  '/api/blog-posts?limit=13',
  '/api/blog-posts?fields=card&tag=tax&limit=13',
  '/api/blog-posts?fields=card&related=iva-oss&limit=3',
  '/api/blog-tags',
];

/**
 * What pages and reads cost among many posts, in times of what they cost among few. Both are
 * measured in turns.
 */
export function measureGrowth() {
  return withRenderings([few, many], async (renderings) => {
    const rows = [];
    for (const address of [...pages, ...reads]) {
      const [before = Number.NaN, after = Number.NaN] = await inTurns(
        renderings.map(({ render, readUrl }) =>
          address.startsWith('/api/') ? () => readUrl(address) : () => render(address),
        ),
      );
      rows.push({ address, few: before, many: after, times: after / before });
    }
    return rows;
  });
}

/** @param {(() => Promise<unknown>)[]} works */
async function inTurns(works, rounds = 9) {
  const measured = works.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, work] of works.entries())
      measured[index]?.push(await measureCpu(work, { rounds: 1, count: 40 }));
  return measured.map((values) => values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]);
}

if (import.meta.main) {
  console.table(await measureGrowth());
  process.exit();
}
