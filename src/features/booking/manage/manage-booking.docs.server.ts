import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { moveInput } from '../book/booking.input.ts';
import { availabilityParameters } from '../booking.docs.server.ts';
import { dayAvailabilitySchema, managedBookingSchema } from '../booking.schema.ts';

const tags = ['booking'];

function booking(description: string) {
  return {
    description,
    content: { 'application/json': { schema: resolver(managedBookingSchema) } },
  };
}

function refused(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { type: 'object' as const } } },
  };
}

export const describeManage = describeRoute({
  summary: 'The booking behind a manage link; changes nothing',
  tags,
  responses: { 200: booking('The booking'), 404: refused('`not_found`') },
});

export const describeOthers = describeRoute({
  summary: 'The slots that the booking behind a manage link could move to; changes nothing',
  tags,
  parameters: availabilityParameters,
  responses: {
    200: {
      description: 'Every day from `from` to `to`, as if the booking itself were not there',
      content: { 'application/json': { schema: resolver(z.array(dayAvailabilitySchema)) } },
    },
    404: refused('`not_found`'),
    422: refused('A day that does not exist, the wrong order, or too many days'),
  },
});

export const describeCalendarFile = describeRoute({
  summary: 'The booking behind a manage link as a calendar file to download; changes nothing',
  tags,
  responses: {
    200: {
      description: 'One event (RFC 5545), of a cancelled booking with that status',
      content: { 'text/calendar': {} },
    },
    404: refused('`not_found`'),
  },
});

export const describeMove = describeRoute({
  summary: 'Moves the booking behind a manage link to another slot',
  tags,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(moveInput) } },
  },
  responses: {
    200: booking('The booking as it stands now; the same for a move to where it already stands'),
    400: refused('`invalid_json`'),
    404: refused('`not_found`'),
    409: refused('`slot_taken` with `nearest`, or `not_changeable`'),
    415: refused('`unsupported_media_type`'),
    422: refused('`invalid_fields`'),
  },
});

export const describeCancel = describeRoute({
  summary: 'Cancels the booking behind a manage link',
  tags,
  responses: {
    200: booking('The cancelled booking; the same again for a repeated call'),
    404: refused('`not_found`'),
    409: refused('`not_changeable`'),
  },
});
