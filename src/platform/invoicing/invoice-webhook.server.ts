import type { HostRules } from '#platform/public-fetch/judge-host.server.ts';
import { postPublicJson } from '#platform/public-fetch/post-public-json.server.ts';
import type { InvoicingSoftware } from './invoicing.server.ts';
import { signWebhook } from './sign-webhook.server.ts';

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
