import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { contactInput } from './contact.input.ts';

/** Response 201 of `POST /api/contact`. */
const storedMessageSchema = z.strictObject({ id: z.string() });

export const describeMessage = describeCall({
  summary: { en: 'Sends a message to the company', pt: 'Envia uma mensagem à empresa' },
  tag: 'contact',
  idempotencyKey: true,
  body: contactInput,
  responses: {
    201: {
      description: {
        en: 'Stored; the same response for a repeated Idempotency-Key',
        pt: 'Guardada; a mesma resposta para uma Idempotency-Key repetida',
      },
      content: json(storedMessageSchema),
    },
  },
  problems: { 422: codes('idempotency_key_reused', 'refused', 'too_fast') },
});
