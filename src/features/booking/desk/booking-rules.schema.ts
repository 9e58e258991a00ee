import * as z from 'zod/mini';
import { faults } from '../busy-times.ts';
import { bookingRulesInput } from '../rules/booking-rules.input.ts';
import { staffBookingSchema } from './staff-booking.schema.ts';

const closedDay = z.object({ day: z.string(), note: z.string(), notePt: z.string() });
const closedHours = z.object({
  id: z.string(),
  day: z.string(),
  fromTime: z.string(),
  toTime: z.string(),
  note: z.string(),
});

/** Response of `GET /api/admin/booking-rules`: the rules, and what is closed from today on. */
export const staffRulesSchema = z.object({
  rules: z.object(bookingRulesInput.shape),
  closedDays: z.array(closedDay),
  closedHours: z.array(closedHours),
  /** The calendar of the owner's other appointments; `failure` is why the last check failed. */
  busy: z.nullable(
    z.object({
      host: z.string(),
      setAt: z.string(),
      checkedAt: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      failure: z.nullable(z.string()),
      /** An invitation that one of these email addresses declined takes no time. */
      ownAddresses: z.array(z.string()),
      /** What the last reading could not read, by the line and, as its clock shows it, the start of the event. */
      told: z.array(
        z.object({
          line: z.number(),
          startsAt: z.nullable(z.string()),
          fault: z.enum(faults),
          zone: z.optional(z.string()),
        }),
      ),
    }),
  ),
});
export type StaffRules = z.infer<typeof staffRulesSchema>;

/** Response of closing days or hours: the bookings on them, which stay as they are. */
export const closedSchema = z.object({
  /** Of closed hours, to open them again. */
  id: z.optional(z.string()),
  kept: z.array(staffBookingSchema),
});
export type Closed = z.infer<typeof closedSchema>;
