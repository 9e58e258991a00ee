import { growthOf, measureGrowth } from '../list-growth.mjs';
import { formatNumber } from '../part.mjs';
import { median } from '../report/statistics.mjs';

const list = '/api/blog-posts?fields=card&limit=10';

/** @type {import('../part.mjs').Part} */
export const growth = {
  name: 'growth',
  title: 'Pages and reads among 10, 24, 1,000 and 10,000 posts, CPU in ms',
  async measure({ quick }) {
    const measured = await measureGrowth(quick ? { rounds: 3, count: 10, warmUp: 50 } : {});
    const rows = measured.map(({ address, few, fullPage, thousand, many }) => ({
      address,
      '10 posts': formatNumber(median(few)),
      '24 posts': formatNumber(median(fullPage)),
      '1,000 posts': formatNumber(median(thousand)),
      '10,000 posts': formatNumber(median(many)),
      '10,000 to 10': formatNumber(growthOf(few, many)),
      '10,000 to 24': formatNumber(growthOf(fullPage, many)),
    }));
    const read = measured.find(({ address }) => address === list);
    const blog = measured.find(({ address }) => address === '/blog');
    if (!read || !blog) throw new Error('The lists were not measured');
    return {
      rows,
      values: {
        listGrowth: growthOf(read.few, read.many),
        blogGrowth: growthOf(blog.fullPage, blog.many),
      },
      repeats: { [`${list} at 10 posts`]: read.few },
    };
  },
};
