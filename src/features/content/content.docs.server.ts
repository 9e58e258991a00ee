import type * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { contentPageSchema, contentRecordSchema, contentVersionsSchema } from './content.schema.ts';

const ifMatch = {
  name: 'If-Match',
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const },
};

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

const problems = {
  404: '`not_found`',
  412: '`changed`, with the record as it is in `present`; a draft that was sent stays as a version',
  428: '`revision_required`',
};

export const describeList = describeStaffCall({
  summary:
    'Records of a kind with the counts of every state; sorted by `changed`, `title` or `state`',
  parameters: [
    'state',
    'twins',
    'live',
    'q',
    'sort',
    'direction',
    'language',
    'limit',
    'offset',
  ].map(query),
  responses: { 200: { description: 'Records', content: json(contentPageSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeRecord = describeStaffCall({
  summary: 'A record: its draft, what is public, and what it still needs',
  responses: { 200: { description: 'Record', content: json(contentRecordSchema) } },
  problems: { 404: '`not_found`' },
});

export const describeVersions = describeStaffCall({
  summary: 'The versions of a record, the newest first',
  responses: { 200: { description: 'Versions', content: json(contentVersionsSchema) } },
  problems: { 404: '`not_found`' },
});

export function describeCreation(body: z.ZodMiniType) {
  return describeStaffCall({
    summary: 'Makes a record that is a draft',
    body,
    responses: { 201: { description: 'Record', content: json(contentRecordSchema) } },
    problems: { 422: '`invalid_fields`' },
  });
}

/** Documents a change of a record, which names the revision that it is based on. */
export function describeRecordChange(
  summary: string,
  body?: z.ZodMiniType,
  more: Record<number, string> = {},
) {
  return describeStaffCall({
    summary,
    parameters: [ifMatch],
    ...(body && { body }),
    responses: { 200: { description: 'Changed', content: json(contentRecordSchema) } },
    problems: { ...problems, ...more },
  });
}
