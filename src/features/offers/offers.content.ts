import type { Fields } from '#features/content/content.ts';

/** What an offer is made of. `packageId` may be empty; what it adds or takes off needs one. */
export const offerFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'packageId', type: 'reference', to: 'packages' },
  { name: 'adds', type: 'text', most: 500, twin: true },
  { name: 'reductionPercent', type: 'number', from: 0, to: 90 },
  { name: 'reductionCents', type: 'money' },
  { name: 'endsAt', type: 'instant', required: true },
] as const satisfies Fields;
