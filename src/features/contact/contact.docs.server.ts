import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { contactInput } from './contact.input.ts';
import { storedMessageSchema } from './contact.schema.ts';

export const describeMessage = describeCall({
  summary: 'Sends a message to the company',
  tag: 'contact',
  idempotencyKey: true,
  body: contactInput,
  responses: {
    201: {
      description: 'Stored; the same response for a repeated Idempotency-Key',
      content: json(storedMessageSchema),
    },
  },
  problems: { 422: '`idempotency_key_reused`, `refused`, `too_fast`' },
});
