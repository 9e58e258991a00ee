import type * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { availabilityParameters } from '../book/booking.docs.server.ts';
import {
  bookForInput,
  bookingListQuery,
  cancelForInput,
  moveForInput,
  noShowInput,
} from './staff-booking.input.ts';
import {
  bookingListSchema,
  calendarSchema,
  staffBookingDetailSchema,
} from './staff-booking.schema.ts';

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

const booking = (description: string) => ({
  description,
  content: json(staffBookingDetailSchema),
});

const slotProblems =
  '`slot_taken` with `nearest`, `breaks_rules` with the `rules` that `override` breaks';

function describeChange(summary: string, body: z.ZodMiniType | undefined, conflicts: string) {
  return describeStaffCall({
    summary,
    parameters: [
      { ...query('If-Match'), in: 'header' as const, description: 'The revision that was shown' },
    ],
    ...(body && { body }),
    responses: { 200: booking('Changed') },
    problems: {
      404: '`not_found`',
      409: conflicts,
      412: '`changed`, with the booking as it is in `present`',
      422: '`invalid_fields`, `past`, `invalid_time`',
    },
  });
}

export const describeCalendar = describeStaffCall({
  summary: 'The days of the calendar: slots, bookings, closed hours and busy times, in Lisbon',
  parameters: availabilityParameters,
  responses: { 200: { description: 'The days', content: json(calendarSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeBookings = describeStaffCall({
  summary: 'A list of bookings, with the count of every state',
  parameters: [...Object.keys(bookingListQuery), 'limit', 'offset'].map(query),
  responses: { 200: { description: 'A page of bookings', content: json(bookingListSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeBookingsFile = describeStaffCall({
  summary: 'The same list as CSV for Excel, or as a workbook by `format=xlsx`',
  parameters: Object.keys(bookingListQuery).map(query),
  responses: { 200: { description: 'The file', content: { 'text/csv': {} } } },
  problems: { 422: '`invalid_fields`' },
});

export const describeBooking = describeStaffCall({
  summary: 'A booking, with the free slots nearest to it',
  responses: { 200: booking('The booking') },
  problems: { 404: '`not_found`' },
});

export const describeBookFor = describeStaffCall({
  summary:
    'Books a consultation for somebody by `email` or `phone`; the invitation is mailed where there is an address',
  idempotencyKey: true,
  body: bookForInput,
  responses: { 201: booking('Booked; the same response for a repeated Idempotency-Key') },
  problems: { 409: slotProblems, 422: '`invalid_fields`, `past`, `idempotency_key_reused`' },
});

export const describeMoveFor = describeChange(
  'Moves a booking, and mails the client the new time ten seconds later',
  moveForInput,
  `\`not_changeable\`, \`not_confirmed\`, ${slotProblems}`,
);

export const describeCancelFor = describeChange(
  'Cancels a booking, and mails the client ten seconds later',
  cancelForInput,
  '`not_changeable`',
);

export const describeNoShow = describeChange(
  'Records that the client did not come, or takes that back',
  noShowInput,
  '`not_begun`',
);

export const describeUndo = describeChange(
  'Puts a booking back as it was before it was moved or cancelled, while the mail about it is held',
  undefined,
  '`already_sent`, `slot_taken` with `nearest`',
);
