import type { Fields } from '#features/content/content.ts';

/** What an offer is made of. `packageId` may be empty. */
export const offerFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'packageId', type: 'reference', to: 'packages' },
  { name: 'endsAt', type: 'instant', required: true },
] as const satisfies Fields;
