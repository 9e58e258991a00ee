import * as z from 'zod/mini';

/** An offer that has not ended; `packageId` names the package it is about, if any. */
export const offerSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
  packageId: z.optional(z.string()),
  endsAt: z.iso.datetime({ precision: 3 }),
});

export const currentOfferSchema = z.nullable(offerSchema);
