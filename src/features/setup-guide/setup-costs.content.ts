import type { Fields } from '#features/content/content.ts';

/** What a step of setting up costs and takes, and who says so. An empty field is the seed's. */
export const setupCostFields = [
  { name: 'title', type: 'line', most: 300, twin: true },
  { name: 'costFrom', type: 'number', from: 0, to: 100_000 },
  { name: 'costTo', type: 'number', from: 0, to: 100_000 },
  { name: 'daysFrom', type: 'number', from: 0, to: 365 },
  { name: 'daysTo', type: 'number', from: 0, to: 365 },
  { name: 'source', type: 'line', most: 300, twin: true },
  { name: 'sourceDate', type: 'day' },
] as const satisfies Fields;
