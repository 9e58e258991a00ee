import * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import {
  bookingRulesInput,
  closedDayInput,
  closedHoursInput,
} from '../rules/booking-rules.input.ts';
import { closedSchema, staffRulesSchema } from './booking-rules.schema.ts';

const rules = { description: 'The rules', content: json(staffRulesSchema) };
const closed = { description: 'Closed', content: json(closedSchema) };
const reopened = {
  responses: { 204: { description: 'Open again' } },
  problems: { 404: '`not_closed`' },
};

/** Body of `PUT /api/admin/booking-rules`: the rules to change. */
const rulesChange = z.partial(z.object(bookingRulesInput.shape));

export const describeRules = describeStaffCall({
  summary: 'The booking rules, and what is closed from today on',
  responses: { 200: rules },
});

export const describeSetRules = describeStaffCall({
  summary: 'Changes booking rules; those left out stay, and existing bookings too',
  body: rulesChange,
  responses: { 200: rules },
});

export const describeCloseDays = describeStaffCall({
  summary: 'Closes a day, or several up to `until`, with the reason that visitors read',
  body: closedDayInput,
  responses: { 200: closed },
});

export const describeReopenDays = describeStaffCall({
  summary: 'Opens a closed day again, or several up to `until`',
  parameters: [
    { name: 'until', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
  ],
  ...reopened,
});

export const describeCloseHours = describeStaffCall({
  summary: 'Closes hours of a day; to visitors their slots are taken',
  body: closedHoursInput,
  responses: { 200: closed },
});

export const describeReopenHours = describeStaffCall({
  summary: 'Opens closed hours again',
  ...reopened,
});

export const describeSetBusyCalendar = describeStaffCall({
  summary:
    'Sets the secret address of the calendar whose busy times nobody can book, and the email addresses of its owner; what is left out stays',
  body: z.object({ url: z.optional(z.url()), ownAddresses: z.optional(z.array(z.string())) }),
  responses: { 200: rules },
});

export const describeRemoveBusyCalendar = describeStaffCall({
  summary: 'Removes the calendar of busy times',
  responses: { 204: { description: 'Removed' } },
});
