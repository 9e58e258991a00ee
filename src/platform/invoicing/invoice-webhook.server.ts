import { createHmac } from 'node:crypto';
import type { HostRules } from '#platform/public-fetch/judge-host.server.ts';
import { postPublicJson } from '#platform/public-fetch/post-public-json.server.ts';
import type { InvoicingMessage, InvoicingSoftware } from './invoicing.server.ts';

/**
 * Returns the headers by which a receiver knows a message as ours: HMAC-SHA256 over id, time in
 * seconds and body, as Standard Webhooks has it (standardwebhooks.com, specification 1.0.0).
 */
function signWebhook({ id, body, at }: InvoicingMessage, secret: string): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}

/** Milliseconds for one delivery, which is less than its claim lasts. */
const longestDelivery = 15_000;

/** Creates the invoicing software that takes signed messages at an address. `rules` are for tests. */
export function createInvoiceWebhook(
  { url, secret }: { url: string; secret: string },
  { milliseconds = longestDelivery, ...rules }: HostRules & { milliseconds?: number } = {},
): InvoicingSoftware {
  return {
    deliver: (message) =>
      postPublicJson(
        url,
        { body: message.body, headers: signWebhook(message, secret) },
        { milliseconds, ...rules },
      ),
  };
}
