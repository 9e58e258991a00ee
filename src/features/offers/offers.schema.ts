import * as z from 'zod/mini';

/**
 * An offer that has not ended; `packageId` names the package it is about, if any, and `adds` what that
 * has in addition. With a reduction: `price` instead of `fullPrice`, and the lowest price of the 30 days
 * before the reduction.
 */
export const offerSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
  packageId: z.optional(z.string()),
  adds: z.optional(z.string()),
  addsPt: z.optional(z.string()),
  price: z.optional(z.string()),
  fullPrice: z.optional(z.string()),
  lowestPrice: z.optional(z.string()),
  endsAt: z.iso.datetime({ precision: 3 }),
});

export const currentOfferSchema = z.nullable(offerSchema);

export const runningOffersSchema = z.array(offerSchema);
