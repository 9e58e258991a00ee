import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';

const filedSchema = z.object({
  place: z.enum(['conversation', 'new', 'filed', 'bounce', 'request', 'ignored']),
  conversation: z.nullable(z.string()),
});

export const describeMailIn = describeCall({
  summary: {
    en: 'Takes one raw mail, of up to 25 MB, and says where it was filed; the same Message-ID again changes nothing',
    pt: 'Recebe um e-mail original, até 25 MB, e indica onde ficou; o mesmo Message-ID outra vez não altera nada',
  },
  tag: 'mail',
  requestBody: { content: { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } } },
  responses: {
    202: {
      description: { en: 'Filed', pt: 'Recebido' },
      content: json(filedSchema),
    },
  },
  problems: {
    404: codes('not_found'),
    413: codes('too_large'),
    415: codes('type_not_allowed'),
    422: codes('empty'),
    503: codes('storage_unavailable'),
  },
});
