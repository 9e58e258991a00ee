import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { doInputs } from '../projects.input.ts';
import { doneSchema, receivedSchema, shownRequestSchema } from './do.schema.ts';

const tag = 'requests';
const unknown = { 404: codes('unknown_link') };

export const describeShown = describeCall({
  summary: {
    en: 'Returns the one thing that a client is asked for behind a mailed link',
    pt: 'Devolve aquilo que se pede a um cliente numa ligação enviada por e-mail',
  },
  tag,
  responses: {
    200: {
      description: { en: 'The request', pt: 'O pedido' },
      content: json(shownRequestSchema),
    },
  },
  problems: unknown,
});

export const describeDo = describeCall({
  summary: {
    en: 'Does it; the body is that of the kind of the request. The same again changes nothing',
    pt: 'Faz o que se pede; o corpo é o do tipo do pedido. Repetir a chamada não altera nada',
  },
  tag,
  body: z.union([doInputs.answer, doInputs.document, doInputs.approval, doInputs.time]),
  responses: {
    200: { description: { en: 'Done', pt: 'Feito' }, content: json(doneSchema) },
  },
  problems: { ...unknown, 409: codes('done', 'withdrawn', 'closed', 'newer_version') },
});

export const describePut = describeCall({
  summary: {
    en: 'Uploads a file of at most 25 MB for a request for papers; the same id again is the same upload',
    pt: 'Envia um ficheiro até 25 MB para um pedido de documentos; o mesmo id é o mesmo envio',
  },
  tag,
  limited: true,
  parameters: [
    {
      name: 'X-File-Name',
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: {
        en: 'The name of the file, percent-encoded',
        pt: 'O nome do ficheiro, codificado por percentagem',
      },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
  responses: {
    201: { description: { en: 'Kept', pt: 'Guardado' }, content: json(receivedSchema) },
    200: {
      description: { en: 'It was kept before', pt: 'Já estava guardado' },
      content: json(receivedSchema),
    },
  },
  problems: {
    ...unknown,
    409: codes('done', 'withdrawn', 'closed', 'id_taken'),
    413: codes('too_large', 'picture_too_large'),
    415: codes('type_not_allowed', 'type_mismatch'),
    422: codes('infected', 'empty_file', 'name_required', 'invalid_id', 'too_many'),
    503: codes('scanner_unavailable', 'storage_unavailable'),
  },
});
