import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { contactInput } from './contact.input.ts';
import { storedMessageSchema } from './contact.schema.ts';

export const describeMessage = describeCall({
  summary: 'Sends a message to the company; it is answered within a day',
  tag: 'contact',
  idempotencyKey: true,
  body: contactInput,
  answers: {
    201: {
      description: 'Stored; the same again for a repeated Idempotency-Key',
      content: json(storedMessageSchema),
    },
  },
  refuses: { 422: '`idempotency_key_reused`, `refused`, `too_fast`' },
});
