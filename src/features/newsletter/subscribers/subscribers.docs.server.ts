import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import {
  changedSubscribersSchema,
  subscriberDetailSchema,
  subscribersPageSchema,
} from './subscribers.schema.ts';
import {
  exportQuery,
  removeInput,
  restoreInput,
  subscribersQuery,
} from './subscribers-input.server.ts';

function queryOf({ shape }: { shape: object }) {
  return Object.keys(shape).map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' as const },
  }));
}

const changed = {
  200: { description: 'Those that were changed', content: json(changedSubscribersSchema) },
};

export const describeSubscribers = describeStaffCall({
  summary: 'Subscribers by state, language and search, with the count of every state',
  parameters: queryOf(subscribersQuery),
  responses: { 200: { description: 'A page', content: json(subscribersPageSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeSubscribersExport = describeStaffCall({
  summary:
    'Subscribers as CSV or, by `format=xlsx`, as a workbook, each with the link by which they leave',
  parameters: queryOf(exportQuery),
  responses: { 200: { description: 'The file', content: { 'text/csv': {} } } },
  problems: { 422: '`invalid_fields`' },
});

export const describeSubscriber = describeStaffCall({
  summary: 'A subscriber with each consent: when, to which words, from which page',
  responses: { 200: { description: 'The subscriber', content: json(subscriberDetailSchema) } },
  problems: { 404: '`unknown_subscriber`' },
});

export const describeRemoval = describeStaffCall({
  summary: 'Takes subscribers off the list; can be undone for a day',
  body: removeInput,
  responses: changed,
});

export const describeRestoring = describeStaffCall({
  summary: 'Undoes removals by staff of the last day',
  body: restoreInput,
  responses: changed,
  problems: { 409: '`not_restorable`' },
});

export const describeResending = describeStaffCall({
  summary: 'Sends the confirmation mail again, at most three times in 24 hours',
  responses: { 204: { description: 'Sent' } },
  problems: { 404: '`unknown_subscriber`', 409: '`not_waiting`', 429: '`too_many_mails`' },
});
