import * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { composeInput, manyInput } from './conversations.input.ts';
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
    200: {
      description: 'Conversations; CSV by format=csv, a workbook by format=xlsx',
      content: json(inboxSchema),
    },
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

export const describeCompose = describeStaffCall({
  summary: 'Begins a conversation with a person or an address: by a mail, or by the note of a call',
  idempotencyKey: true,
  body: composeInput,
  responses: {
    201: { description: 'The conversation', content: json(z.strictObject({ id: z.string() })) },
  },
  problems: {
    404: '`unknown_person`',
    422: '`no_address`, `unknown_file`, `idempotency_key_reused`',
    429: '`too_many_mails`',
  },
});

export const describeMessageUpload = describeStaffCall({
  summary: 'Stores a file of up to 25 MB, which goes with a message by its id within a week',
  requestBody: {
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
  responses: {
    201: { description: 'Stored', content: json(z.strictObject({ id: z.string() })) },
    200: { description: 'The same file was stored before' },
  },
  problems: { 409: '`id_taken`', 413: '`too_large`', 415: '`type_not_allowed`, `type_mismatch`' },
});
