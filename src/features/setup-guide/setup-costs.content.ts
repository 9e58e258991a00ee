import type { Fields } from '#features/content/content.ts';

/** What a step of setting up costs and takes, and who says so. An empty field is the seed's. */
export const setupCostFields = [
  { name: 'title', type: 'line', most: 300, twin: true },
  { name: 'costFrom', type: 'line', most: 6 },
  { name: 'costTo', type: 'line', most: 6 },
  { name: 'daysFrom', type: 'line', most: 3 },
  { name: 'daysTo', type: 'line', most: 3 },
  { name: 'source', type: 'line', most: 300, twin: true },
  { name: 'sourceDate', type: 'day' },
] as const satisfies Fields;
