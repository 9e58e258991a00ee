import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { moveInput } from '../book/booking.input.ts';
import { availabilityParameters } from '../booking.docs.server.ts';
import { dayAvailabilitySchema, managedBookingSchema } from '../booking.schema.ts';

const tag = 'booking';
const booking = json(managedBookingSchema);
const notFound = { 404: '`not_found`' };

export const describeManage = describeCall({
  summary: 'The booking behind a manage link; changes nothing',
  tag,
  answers: { 200: { description: 'The booking', content: booking } },
  refuses: notFound,
});

export const describeOthers = describeCall({
  summary: 'The slots that the booking behind a manage link could move to; changes nothing',
  tag,
  parameters: availabilityParameters,
  answers: {
    200: {
      description: 'Every day from `from` to `to`, as if the booking itself were not there',
      content: json(z.array(dayAvailabilitySchema)),
    },
  },
  refuses: { ...notFound, 422: 'A day that does not exist, the wrong order, or too many days' },
});

export const describeCalendarFile = describeCall({
  summary: 'The booking behind a manage link as a calendar file to download; changes nothing',
  tag,
  answers: {
    200: {
      description: 'One event (RFC 5545), of a cancelled booking with that status',
      content: { 'text/calendar': {} },
    },
  },
  refuses: notFound,
});

export const describeMove = describeCall({
  summary: 'Moves the booking behind a manage link to another slot',
  tag,
  body: moveInput,
  answers: {
    200: {
      description: 'The booking as it stands now; the same for a move to where it already stands',
      content: booking,
    },
  },
  refuses: { ...notFound, 409: '`slot_taken` with `nearest`, or `not_changeable`' },
});

export const describeCancel = describeCall({
  summary: 'Cancels the booking behind a manage link',
  tag,
  answers: {
    200: {
      description: 'The cancelled booking; the same again for a repeated call',
      content: booking,
    },
  },
  refuses: { ...notFound, 409: '`not_changeable`' },
});
