import type * as z from 'zod/mini';
import type { offerSchema } from './offers.schema.ts';

export type Offer = z.infer<typeof offerSchema>;

/** Returns the offer about a package among those that run: of several, the first. */
export function findOffer(
  offers: readonly Offer[] | undefined | null,
  packageId: string,
): Offer | undefined {
  return offers?.find((offer) => offer.packageId === packageId);
}
