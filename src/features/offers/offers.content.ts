import type { Fields } from '#features/content/content.ts';

/** What an offer is made of. `packageId` is the id of a package on the site, or empty. */
export const offerFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'packageId', type: 'line', most: 100 },
  { name: 'endsAt', type: 'instant', required: true },
] as const satisfies Fields;
