import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { beginInput } from './subscriber-imports.input.ts';
import {
  latestImportSchema,
  newImportSchema,
  subscriberImportSchema,
} from './subscriber-imports.schema.ts';

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

const unknown = { 404: '`unknown_import`' };

export const describeListImport = describeStaffCall({
  summary:
    'Imports a list of readers: CSV of up to 64 MB from Mailchimp, listmonk, Ghost, Substack or a spreadsheet, whose columns are guessed. `columns` names their roles in order, separated by commas (`email`, `name`, `first`, `last`, `language`, `day`, `source`, `state`, or nothing); `language` is that of rows without one. On the list are rows with day and source of consent, in their columns or by `statement` and `statement-day`; the others are asked once to confirm. `dry-run=1` only reads the file and shows its columns, until `start`',
  parameters: ['name', 'columns', 'language', 'statement', 'statement-day', 'dry-run'].map(query),
  requestBody: { required: true, content: { 'text/csv': {} } },
  limited: true,
  responses: { 202: { description: 'It has begun', content: json(newImportSchema) } },
  problems: {
    409: '`import_running`',
    413: '`too_large`',
    422: '`invalid_fields`, `no_text`, `spreadsheet`, `invalid_csv` with the line, `no_rows`, `no_address`, `role_twice`',
  },
});

export const describeBeginning = describeStaffCall({
  summary: 'Begins to import a list whose columns were shown; `columns` are their roles in order',
  body: beginInput,
  responses: { 202: { description: 'The list', content: json(subscriberImportSchema) } },
  problems: {
    ...unknown,
    409: '`import_running`, `not_ready`',
    422: '`invalid_fields`, `no_address`, `role_twice`',
  },
});

export const describeLatestList = describeStaffCall({
  summary: 'The list of readers that came last, and how far it is',
  responses: { 200: { description: 'The list', content: json(latestImportSchema) } },
});

export const describeList = describeStaffCall({
  summary: 'How far a list of readers is: its columns, and what became of its rows',
  responses: { 200: { description: 'The list', content: json(subscriberImportSchema) } },
  problems: unknown,
});

export const describeReport = describeStaffCall({
  summary:
    'Each row that was not put on the list, and why, as CSV or, by `format=xlsx`, as a workbook; `language` is that of the reasons. Kept for 30 days',
  parameters: ['language', 'format'].map(query),
  responses: { 200: { description: 'The report', content: { 'text/csv': {} } } },
  problems: unknown,
});

export const describeGoingOn = describeStaffCall({
  summary:
    'Lets the mails of a list that ask to confirm go on: they stop themselves, once, when one in twenty of 50 or more comes back for good, or three readers in a thousand complain',
  responses: { 200: { description: 'The list', content: json(subscriberImportSchema) } },
  problems: unknown,
});

export const describeEnding = describeStaffCall({
  summary: 'Ends an import of a list, or forgets one that has not begun; what is on the list stays',
  responses: { 204: { description: 'Done' } },
  problems: unknown,
});
