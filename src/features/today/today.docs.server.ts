import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { senderDnsSchema, testMailSchema } from './go-live/go-live.schema.ts';
import { todaySchema } from './today.schema.ts';

export const describeToday = describeStaffCall({
  summary:
    'What waits for the company, the week against the last one, and what is left before going live',
  responses: { 200: { description: 'Today', content: json(todaySchema) } },
});

export const describeSenderDns = describeStaffCall({
  summary: 'What DNS says of SPF, DKIM and DMARC for the sender’s domain',
  responses: { 200: { description: 'Findings', content: json(senderDnsSchema) } },
});

export const describeSendTest = describeStaffCall({
  summary: 'Sends a test mail to the signed-in person',
  responses: { 200: { description: 'On its way', content: json(testMailSchema) } },
  problems: { 429: '`too_many_mails`' },
});

export const describeTest = describeStaffCall({
  summary: 'What became of a test mail',
  responses: { 200: { description: 'The test', content: json(testMailSchema) } },
  problems: { 404: '`not_found`' },
});

export const describeRetry = describeStaffCall({
  summary: 'Sends a mail again that was given up',
  responses: { 204: { description: 'On its way' } },
  problems: { 404: '`not_found`' },
});
