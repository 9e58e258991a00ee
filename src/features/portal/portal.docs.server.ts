import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { portalMessageInput } from './portal.input.ts';
import { portalProjectSchema, portalSchema } from './portal.schema.ts';

const tag = 'portal';
const signedOut = { 401: codes('not_signed_in') };
const another = { ...signedOut, 404: codes('not_found') };
const file = { 'application/octet-stream': {} };

export const describePortal = describeCall({
  summary: {
    en: 'Everything of the client who is signed in: work, messages, documents, invoices, meetings',
    pt: 'Tudo o que é do cliente com sessão iniciada: trabalho, mensagens, documentos, faturas, reuniões',
  },
  tag,
  responses: {
    200: { description: { en: 'The portal', pt: 'O portal' }, content: json(portalSchema) },
    304: { description: { en: 'As `If-None-Match` has it', pt: 'Igual ao de `If-None-Match`' } },
  },
  problems: signedOut,
});

export const describePortalProject = describeCall({
  summary: { en: 'A project of the client', pt: 'Um projeto do cliente' },
  tag,
  responses: {
    200: {
      description: { en: 'The project', pt: 'O projeto' },
      content: json(portalProjectSchema),
    },
  },
  problems: another,
});

export const describePortalMessage = describeCall({
  summary: {
    en: 'Writes to the company about a project; its people are told by a mail',
    pt: 'Escreve à empresa sobre um projeto; a equipa é avisada por e-mail',
  },
  tag,
  idempotencyKey: true,
  body: portalMessageInput,
  responses: {
    201: {
      description: { en: 'Written', pt: 'Escrita' },
      content: json(z.object({ id: z.string() })),
    },
  },
  problems: {
    ...another,
    403: codes('reads_only', 'foreign_origin'),
    409: codes('is_closed'),
    422: codes('idempotency_key_reused'),
  },
});

export const describePortalFile = describeCall({
  summary: { en: 'Downloads a document', pt: 'Descarrega um documento' },
  tag,
  responses: { 200: { description: { en: 'The file', pt: 'O ficheiro' }, content: file } },
  problems: another,
});

export const describePortalLink = describeCall({
  summary: {
    en: 'Makes a link to the client’s own page, where meetings are booked and moved',
    pt: 'Cria uma ligação para a página do cliente, onde se marcam e mudam reuniões',
  },
  tag,
  limited: true,
  responses: {
    201: {
      description: { en: 'Its address', pt: 'O endereço' },
      content: json(z.object({ url: z.string() })),
    },
  },
  problems: { ...signedOut, 403: codes('foreign_origin') },
});

export const describePortalExport = describeCall({
  summary: {
    en: 'Everything of the client as a ZIP file: data, papers, invoices',
    pt: 'Tudo o que é do cliente num ficheiro ZIP: dados, documentos, faturas',
  },
  tag,
  responses: {
    200: { description: { en: 'The file', pt: 'O ficheiro' }, content: { 'application/zip': {} } },
  },
  problems: signedOut,
});
