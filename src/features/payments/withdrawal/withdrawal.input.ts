import * as z from 'zod/mini';
import { email, honeypot, locale, requiredLine, token } from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';

/** Body of `POST /api/withdrawals`. Messages are codes. */
export const withdrawInput = z.object({
  token: token(200),
  name: requiredLine(longestName),
  email,
  locale,
});
export type WithdrawInput = z.infer<typeof withdrawInput>;

/** Body of `POST /api/withdrawals/requests`. */
export const requestLinkInput = z.object({
  reference: requiredLine(40),
  email,
  locale,
  ...honeypot,
});
export type RequestLinkInput = z.infer<typeof requestLinkInput>;

/** Body of `POST /api/withdrawals/open`: the order as the payment page knows it. */
export const openWithdrawalInput = z.object({
  orderId: token(200),
  clientSecret: token(300),
  locale,
});
export type OpenWithdrawalInput = z.infer<typeof openWithdrawalInput>;

/** Body of `PUT /api/orders/:orderId/early-start`; `given: false` takes the request back. */
export const earlyStartInput = z.object({
  clientSecret: token(300),
  given: z.boolean('invalid_type'),
  locale,
});
export type EarlyStartInput = z.infer<typeof earlyStartInput>;
