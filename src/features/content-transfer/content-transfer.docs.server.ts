import * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import {
  contentImportSchema,
  followedImportSchema,
  transferReportSchema,
} from './transfer.schema.ts';

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

const notFound = { 404: '`not_found`' };

export const describeExport = describeStaffCall({
  summary: 'All content as a ZIP file: records of every kind, redirects and files',
  responses: { 200: { description: 'The archive', content: { 'application/zip': {} } } },
});

export const describeImport = describeStaffCall({
  summary:
    'Imports an archive of ours, an export of WordPress or Ghost, or CSV, of up to 512 MB; `dry-run=1` only says what it would do, and `plan` names the dry run that was confirmed, whose file is kept for an hour and need not be sent again. With `Prefer: respond-async` it answers at once, and the import is followed at its address',
  parameters: ['dry-run', 'only-new', 'plan', 'name', 'old-site'].map(query),
  requestBody: { required: false, content: { 'application/octet-stream': {} } },
  limited: true,
  responses: {
    200: { description: 'What was done', content: json(transferReportSchema) },
    202: { description: 'It has begun', content: json(z.object({ id: z.string() })) },
  },
  problems: {
    409: '`plan_changed`, with the new list in `report`; `import_running`; `cancelled`',
    410: '`plan_gone`',
    413: '`file_too_large`',
    422: '`unreadable_file`, with the place in the file; `out_of_memory`',
    503: '`interrupted`, `ended`, `failed`, with how many records were imported in `written`',
  },
});

export const describeLatest = describeStaffCall({
  summary: 'The import that was started last, without its report',
  responses: {
    200: {
      description: 'The import',
      content: json(z.object({ import: z.nullable(contentImportSchema) })),
    },
  },
});

export const describeFollowed = describeStaffCall({
  summary: 'How far an import is, and its report once it has ended',
  responses: { 200: { description: 'The import', content: json(followedImportSchema) } },
  problems: notFound,
});

export const describeCancel = describeStaffCall({
  summary: 'Cancels an import that runs; what it has written stays',
  limited: true,
  responses: {
    202: { description: 'It ends within a second' },
    204: { description: 'It had ended' },
  },
  problems: notFound,
});
