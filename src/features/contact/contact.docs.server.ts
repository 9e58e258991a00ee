import { describeRoute, resolver } from 'hono-openapi';
import { contactInput } from './contact.input.ts';
import { storedMessageSchema } from './contact.schema.ts';

function refused(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { type: 'object' as const } } },
  };
}

export const describeMessage = describeRoute({
  summary: 'Sends a message to the company; it is answered within a day',
  tags: ['contact'],
  parameters: [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(contactInput) } },
  },
  responses: {
    201: {
      description: 'Stored; the same again for a repeated Idempotency-Key',
      content: { 'application/json': { schema: resolver(storedMessageSchema) } },
    },
    400: refused('`invalid_json`, `invalid_idempotency_key`'),
    413: refused('`body_too_large`'),
    415: refused('`unsupported_media_type`'),
    422: refused('`invalid_fields`, `idempotency_key_reused`, `refused`, `too_fast`'),
  },
});
