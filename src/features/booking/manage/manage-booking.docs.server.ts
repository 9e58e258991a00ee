import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { moveInput } from '../book/booking.input.ts';
import { availabilityParameters } from '../booking.docs.server.ts';
import { dayAvailabilitySchema, managedBookingSchema } from '../booking.schema.ts';

const tag = 'booking';
const booking = json(managedBookingSchema);
const notFound = { 404: '`not_found`' };
const tooMany = { 429: '`too_many_requests`, with `Retry-After`' };

export const describeManagedBooking = describeCall({
  summary: 'Returns the booking behind a manage link',
  tag,
  responses: { 200: { description: 'The booking', content: booking } },
  problems: notFound,
});

export const describeMoveAvailability = describeCall({
  summary: 'Lists the slots that the booking behind a manage link could move to',
  tag,
  parameters: availabilityParameters,
  responses: {
    200: {
      description: 'Every day from `from` to `to`; the slot of the booking itself counts as free',
      content: json(z.array(dayAvailabilitySchema)),
    },
  },
  problems: { ...notFound, 422: 'A day that does not exist, the wrong order, or too many days' },
});

export const describeCalendarFile = describeCall({
  summary: 'Returns the booking behind a manage link as a calendar file to download',
  tag,
  responses: {
    200: {
      description: 'One event (RFC 5545), with the status of the booking',
      content: { 'text/calendar': {} },
    },
  },
  problems: notFound,
});

export const describeMove = describeCall({
  summary: 'Moves the booking behind a manage link to another slot',
  tag,
  body: moveInput,
  responses: {
    200: {
      description: 'The moved booking; unchanged for a move to its present slot',
      content: booking,
    },
  },
  problems: {
    ...notFound,
    409: '`slot_taken` with `nearest`, `not_changeable`, or `not_confirmed`',
  },
});

export const describeCancel = describeCall({
  summary: 'Cancels the booking behind a manage link',
  tag,
  limited: true,
  responses: {
    200: {
      description: 'The cancelled booking, also for a repeated call',
      content: booking,
    },
  },
  problems: { ...notFound, ...tooMany, 409: '`not_changeable`' },
});

export const describeConfirm = describeCall({
  summary: 'Confirms the address by a link that was mailed to it, and makes a held booking',
  tag,
  responses: {
    200: {
      description: 'The confirmed booking, also for a repeated call',
      content: booking,
    },
  },
  problems: { ...notFound, ...tooMany, 409: '`link_not_mailed` or `hold_lapsed`' },
});
