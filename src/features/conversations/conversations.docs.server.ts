import * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { manyInput } from './conversations.input.ts';
import {
  conversationDetailSchema,
  inboxSchema,
  manyChangedSchema,
} from './conversations.schema.ts';

const changedSchema = z.object({ conversation: conversationDetailSchema });

const ifMatch = {
  name: 'If-Match',
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const },
};

const changeProblems = {
  404: '`not_found`',
  412: '`changed`, with the conversation as it is in `present`',
  428: '`revision_required`',
};

/** Documents a change of a conversation, which names the revision that it is based on. */
export function describeChange(
  summary: string,
  body?: z.ZodMiniType,
  problems: Record<number, string> = {},
  idempotencyKey = false,
) {
  return describeStaffCall({
    summary,
    parameters: [ifMatch],
    idempotencyKey,
    ...(body && { body }),
    responses: { 200: { description: 'Changed', content: json(changedSchema) } },
    problems: { ...changeProblems, ...problems },
  });
}

export const describeMany = describeStaffCall({
  summary: 'Closes, opens or snoozes several conversations; those that changed since are refused',
  body: manyInput,
  responses: { 200: { description: 'What was changed', content: json(manyChangedSchema) } },
});

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

export const describeInbox = describeStaffCall({
  summary: 'A list of the inbox, the longest wait first, with the count of every list',
  parameters: ['filter', 'q', 'limit', 'offset', 'format'].map(query),
  responses: {
    200: { description: 'Conversations; CSV by format=csv', content: json(inboxSchema) },
  },
  problems: { 422: '`invalid_fields`' },
});

export const describeConversation = describeStaffCall({
  summary: 'A conversation with its thread',
  responses: { 200: { description: 'Conversation', content: json(conversationDetailSchema) } },
  problems: { 404: '`not_found`' },
});

export const describeMessageFile = describeStaffCall({
  summary: 'A file that came or went with a message',
  responses: { 200: { description: 'The bytes of the file' } },
  problems: { 404: '`not_found`' },
});
