import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { pictureChange } from './files.input.ts';
import { fileSchema, filesSchema } from './files.schema.ts';

const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});
const one = (description: string) => ({ 200: { description, content: json(fileSchema) } });

export const describeFiles = describeStaffCall({
  summary: 'The files of the library, the newest first, with the records that name each',
  parameters: ['q', 'only', 'limit', 'offset'].map(query),
  responses: { 200: { description: 'Files', content: json(filesSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeFile = describeStaffCall({
  summary: 'A file, and what is known of it as a picture',
  responses: one('File'),
  problems: { 404: '`not_found`' },
});

export const describePictureChange = describeStaffCall({
  summary: 'Changes the alternative texts, the credit or the focal point of a picture',
  body: pictureChange,
  responses: one('Changed'),
  problems: { 404: '`not_found`', 422: '`nothing_given`' },
});

export const describeRemoval = describeStaffCall({
  summary: 'Removes a file that no record names; it can be taken back for a day',
  responses: one('Removed'),
  problems: { 404: '`not_found`', 409: '`in_use`' },
});

export const describeRestoration = describeStaffCall({
  summary: 'Takes the removal of a file back',
  responses: one('Restored'),
  problems: { 404: '`not_found`' },
});

export const describeUpload = describeStaffCall({
  summary: 'Stores a file; the same id and bytes again are the same upload',
  parameters: [
    {
      name: 'X-File-Name',
      in: 'header' as const,
      required: true,
      description: 'The name of the file, percent-encoded',
      schema: { type: 'string' as const },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
  limited: true,
  responses: {
    200: { description: 'It was stored before', content: json(fileSchema) },
    201: { description: 'Stored', content: json(fileSchema) },
  },
  problems: {
    400: '`incomplete_body`',
    409: '`id_taken`',
    413: '`too_large`, `picture_too_large`',
    415: '`type_not_allowed`, `type_mismatch`',
    422: '`invalid_id`, `name_required`, `empty_file`, `too_many_pixels`, `unreadable`, `infected`',
    503: '`scanner_unavailable`, `storage_unavailable`, `pictures_unavailable`',
    507: '`storage_full`',
  },
});
