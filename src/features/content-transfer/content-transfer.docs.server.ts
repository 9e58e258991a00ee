import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { transferReportSchema } from './transfer.schema.ts';

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

export const describeExport = describeStaffCall({
  summary: 'All content as a ZIP file: records of every kind, redirects and files',
  responses: { 200: { description: 'The archive', content: { 'application/zip': {} } } },
});

export const describeImport = describeStaffCall({
  summary:
    'Imports an archive of ours, an export of WordPress or Ghost, or CSV; `dry-run=1` only says what it would do, and `plan` names the dry run that was confirmed',
  parameters: ['dry-run', 'only-new', 'plan'].map(query),
  requestBody: { required: true, content: { 'application/octet-stream': {} } },
  limited: true,
  responses: { 200: { description: 'What was done', content: json(transferReportSchema) } },
  problems: {
    409: '`plan_changed`, with the new list in `report`',
    422: '`unreadable_file`, with the place in the file',
  },
});
