import * as z from 'zod/mini';
import type { ApiSetup } from '#platform/context/mount-features.server.ts';
import type { Modes } from './modes.ts';

/** Response of `GET /api/modes`: what pages say differently by the operator's settings. */
export const modesSchema = z.strictObject({
  /** Whether visitors who are not signed in see the sample portal. */
  portalDemo: z.boolean(),
  /** Whether mails are sent; otherwise they are written to files on the server. */
  sendsMail: z.boolean(),
  /** Who takes cards: Stripe, whose form the browser loads, or the sandbox, which is this site. */
  payments: z.enum(['stripe', 'sandbox']),
  /** Whether VAT numbers are looked up in VIES, the EU's register. */
  checksVatNumbers: z.boolean(),
  /** Whether orders are handed over to software that makes the certified invoices. */
  handsOverOrders: z.boolean(),
});

/** What the operator's settings make the pages say. */
export function readModes({
  portalDemo,
  smtpUrl,
  stripe,
  viesUrl,
  invoices,
}: ApiSetup['settings']): Modes {
  return {
    portalDemo,
    sendsMail: smtpUrl !== null,
    payments: stripe === null ? 'sandbox' : 'stripe',
    checksVatNumbers: viesUrl !== null,
    handsOverOrders: invoices !== null,
  };
}
