import * as z from 'zod/mini';

/** `now` and `before`: this week and the last one until the same moment; days from Monday on. */
export const seriesSchema = z.object({
  now: z.int(),
  before: z.int(),
  days: z.array(z.int()),
  daysBefore: z.array(z.int()),
});

export const weekSchema = z.object({
  /** Monday and Sunday in Lisbon. */
  first: z.string(),
  last: z.string(),
  bookings: seriesSchema,
  messages: seriesSchema,
  subscribers: seriesSchema,
  /** Whole cents of `currency` that the card provider took, without what was refunded since. */
  revenue: seriesSchema,
  currency: z.string(),
  /** The revenue is that of test cards: nobody was charged. */
  isTest: z.boolean(),
});
export type Week = z.infer<typeof weekSchema>;
