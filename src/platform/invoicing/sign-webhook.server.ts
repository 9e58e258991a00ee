import { createHmac } from 'node:crypto';
import type { InvoicingMessage } from './invoicing.server.ts';

/**
 * Returns the headers by which a receiver knows a message as ours: HMAC-SHA256 over id, time in
 * seconds and body, as Standard Webhooks has it (standardwebhooks.com, specification 1.0.0).
 */
export function signWebhook(
  { id, body, at }: InvoicingMessage,
  secret: string,
): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}
