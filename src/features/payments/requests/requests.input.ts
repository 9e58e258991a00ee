import * as z from 'zod/mini';
import {
  locale,
  missingOr,
  optionalEmail,
  optionalLine,
  requiredLine,
  storedToken,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { dayField } from '#features/booking/booking.input.ts';
import { longestRequestTitle, longestTransferNote, mostRequestedCents } from './requests.ts';

const longestId = 100;

/** Whether an amount has no part of a cent: a number in the machine is close to its cents, not equal. */
function hasWholeCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;
}

/** An amount in euros, as catalogue prices are. */
const amount = z
  .number({ error: missingOr('invalid_type') })
  .check(
    z.gt(0, { error: 'not_positive', abort: true }),
    z.lte(mostRequestedCents / 100, { error: 'too_large', abort: true }),
    z.refine(hasWholeCents, 'not_cents'),
  );

const optionalId = z.optional(z.nullable(storedToken(longestId)));

/**
 * Body of `POST /api/admin/payment-requests`. Who pays is the client of the project, the buyer of the
 * order, the person, or whoever has the address: the first of these that is given.
 */
export const paymentRequestInput = z.object({
  projectId: optionalId,
  orderReference: optionalId,
  personId: optionalId,
  email: optionalEmail(),
  name: optionalLine(longestName),
  /** In which somebody new is written to. */
  language: z.optional(z.enum(['en', 'pt'], 'invalid_locale')),
  title: requiredLine(longestRequestTitle),
  titlePt: optionalLine(longestRequestTitle),
  amount,
  dueDay: dayField,
  locale,
});
export type PaymentRequestInput = z.infer<typeof paymentRequestInput>;

/** Body of `POST /api/admin/payment-requests/:id/change`: what is absent stays as it is. */
export const paymentRequestChange = z.object({
  title: z.optional(requiredLine(longestRequestTitle)),
  titlePt: z.optional(optionalLine(longestRequestTitle)),
  amount: z.optional(amount),
  dueDay: z.optional(dayField),
  locale,
});
export type PaymentRequestChange = z.infer<typeof paymentRequestChange>;

/**
 * Body of `POST /api/admin/payment-requests/:id/received`: the day on which the money came, and what is
 * kept about it in the order's history. `amount`: what came, in euros; nothing is noted where the payment
 * is of another amount by now.
 */
export const receivedInput = z.object({
  day: z.optional(dayField),
  amount: z.optional(amount),
  note: z.optional(optionalLine(longestTransferNote)),
  locale,
});
export type ReceivedInput = z.infer<typeof receivedInput>;
