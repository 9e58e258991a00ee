import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import {
  endedLinksSchema,
  erasurePreviewSchema,
  erasureSchema,
  mergeSchema,
  noteSchema,
  peoplePageSchema,
  personSchema,
} from './people.schema.ts';
import {
  eraseInput,
  leaveInput,
  mergeInput,
  noteInput,
  peopleQuery,
  personInput,
  timelineQuery,
} from './people-input.server.ts';

const notFound = { 404: '`not_found`' };

function queryOf(names: string[]) {
  return names.map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' as const },
  }));
}

export const describePeople = describeStaffCall({
  summary:
    'People with where they stand, by name, address or phone; a bookkeeper sees those of orders',
  parameters: queryOf(Object.keys(peopleQuery.shape)),
  responses: { 200: { description: 'A page of people', content: json(peoplePageSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describePerson = describeStaffCall({
  summary: 'A person, with a page of what happened, newest first; a bookkeeper sees orders alone',
  parameters: queryOf(Object.keys(timelineQuery.shape)),
  responses: { 200: { description: 'The person', content: json(personSchema) } },
  problems: { ...notFound, 422: '`invalid_fields`' },
});

export const describeChange = describeStaffCall({
  summary: 'Corrects a person; no form changes afterwards what was set',
  body: personInput,
  responses: { 200: { description: 'The person', content: json(personSchema) } },
  problems: { ...notFound, 409: '`is_merged`' },
});

export const describeEndLinks = describeStaffCall({
  summary: 'Ends every mailed link that opens the page of a person',
  responses: { 200: { description: 'How many ended', content: json(endedLinksSchema) } },
  problems: notFound,
});

export const describeLeave = describeStaffCall({
  summary: 'Leaves a person as they are, other than a form says; that value is not shown again',
  body: leaveInput,
  responses: { 204: { description: 'Left' } },
  problems: { ...notFound, 409: '`is_merged`' },
});

export const describeNote = describeStaffCall({
  summary: 'Adds a note about a person',
  body: noteInput,
  responses: { 201: { description: 'Added', content: json(noteSchema) } },
  problems: notFound,
});

export const describeMerge = describeStaffCall({
  summary: 'Merges a person into another; can be undone for 30 days',
  body: mergeInput,
  responses: { 201: { description: 'Merged', content: json(mergeSchema) } },
  problems: { ...notFound, 409: '`same_person`, `is_staff`, `is_merged`' },
});

export const describeUndoMerge = describeStaffCall({
  summary: 'Undoes a merge of the last 30 days',
  responses: { 204: { description: 'Undone' } },
  problems: notFound,
});

export const describeExport = describeStaffCall({
  summary: 'Everything stored about a person, as a ZIP file of JSON files',
  responses: { 200: { description: 'The file', content: { 'application/zip': {} } } },
  problems: notFound,
});

export const describeErase = describeStaffCall({
  summary:
    'Erases a person, but for what the law keeps, which is named; work is ended if it is said',
  body: eraseInput,
  responses: { 200: { description: 'What went and what stays', content: json(erasureSchema) } },
  problems: { ...notFound, 409: '`is_staff`, `is_merged`, `has_open_booking`, `has_open_work`' },
});

export const describeErasure = describeStaffCall({
  summary: 'What an erasure would end and keep',
  responses: { 200: { description: 'Both', content: json(erasurePreviewSchema) } },
  problems: notFound,
});

export const describeKeptPaper = describeStaffCall({
  summary:
    'Downloads a paper of identity that a law keeps of somebody who was erased; it is recorded',
  responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
  problems: notFound,
});
