import * as z from 'zod/mini';
import { codes, describeCall, json, toPage } from '#platform/http/describe-call.server.ts';
import { askInput, contactDetailsInput, meetingInput, messageInput } from './with-us.input.ts';

const unknown = codes('not_found');

export const bookedMeetingSchema = z.strictObject({
  id: z.string(),
  reference: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

export const describeAsk = describeCall({
  summary: {
    en: 'Mails a client the link to everything between them and the company; the same answer for everybody',
    pt: 'Envia a um cliente a ligação para tudo o que tem com a empresa; a mesma resposta para todos',
  },
  tag: 'with-us',
  body: askInput,
  responses: { 202: { description: { en: 'Asked for', pt: 'Pedido recebido' } }, ...toPage },
  problems: { 422: codes('refused', 'too_fast') },
});

export const describeMeeting = describeCall({
  summary: {
    en: 'Books one of the meetings that an order includes, at the start of a slot with its whole length free',
    pt: 'Marca uma das reuniões incluídas numa encomenda, no início de um horário com toda a duração livre',
  },
  tag: 'with-us',
  idempotencyKey: true,
  body: meetingInput,
  responses: {
    201: { description: { en: 'Booked', pt: 'Marcada' }, content: json(bookedMeetingSchema) },
  },
  problems: {
    404: unknown,
    409: codes('none_left', 'slot_taken', 'slot_closed', 'unknown_order'),
    422: codes('slot_unknown', 'idempotency_key_reused'),
  },
});

export const describeMessage = describeCall({
  summary: {
    en: 'Writes to the company, as the client of the link',
    pt: 'Escreve à empresa, como o cliente da ligação',
  },
  tag: 'with-us',
  idempotencyKey: true,
  body: messageInput,
  responses: {
    201: {
      description: { en: 'Stored', pt: 'Guardada' },
      content: json(z.strictObject({ id: z.string() })),
    },
  },
  problems: { 404: unknown, 409: codes('is_closed'), 422: codes('idempotency_key_reused') },
});

export const describeContact = describeCall({
  summary: {
    en: 'Says how the client is called, and on which number',
    pt: 'Diz como se chama o cliente e qual o seu número',
  },
  tag: 'with-us',
  body: contactDetailsInput,
  responses: { 204: { description: { en: 'Saved', pt: 'Guardado' } } },
  problems: { 404: unknown },
});

export const describeEnd = describeCall({
  summary: {
    en: 'Ends every link of the client',
    pt: 'Termina todas as ligações do cliente',
  },
  tag: 'with-us',
  limited: true,
  responses: { 204: { description: { en: 'Ended', pt: 'Terminadas' } } },
  problems: { 404: unknown },
});

export const describeManage = describeCall({
  summary: {
    en: 'Makes a link by which a booking of the client is moved or cancelled',
    pt: 'Cria uma ligação para mudar ou cancelar uma marcação do cliente',
  },
  tag: 'with-us',
  limited: true,
  responses: {
    201: {
      description: { en: 'Made', pt: 'Criada' },
      content: json(z.strictObject({ url: z.string() })),
    },
  },
  problems: { 404: unknown },
});
