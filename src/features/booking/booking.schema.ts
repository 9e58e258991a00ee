import * as z from 'zod/mini';
import { closedReasons, slotTimes } from './booking.ts';
import { holidays } from './holidays.ts';

/** One slot of `GET /api/bookings/availability`. */
export const slotSchema = z.strictObject({
  time: z.enum(slotTimes),
  startsAt: z.iso.datetime(),
  available: z.boolean(),
  reason: z.optional(z.enum(closedReasons)),
  holiday: z.optional(z.enum(holidays)),
});

export const dayAvailabilitySchema = z.strictObject({
  date: z.iso.date(),
  slots: z.array(slotSchema),
});

export const freeSlotSchema = z.strictObject({
  date: z.iso.date(),
  time: z.enum(slotTimes),
  startsAt: z.iso.datetime(),
});

/** Answer 201 of `POST /api/bookings`. */
export const bookedSlotSchema = z.strictObject({
  id: z.string(),
  reference: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  manageUrl: z.string(),
});

/** Answer of `GET /api/bookings/manage/:token`: no personal data but the name. */
export const managedBookingSchema = z.strictObject({
  reference: z.string(),
  status: z.enum(['held', 'pending', 'confirmed', 'cancelled']),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  language: z.enum(['en', 'pt']),
  name: z.string(),
});
