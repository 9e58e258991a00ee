import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import { codesByField } from '#core/field-codes.ts';
import { type VatTreatment, vatTreatments } from '#features/vat/vat.ts';
import type { Language } from '#i18n/language.ts';
import { type Billing, type BillingErrors, type Buyer, readBilling } from './billing.ts';
import type { CurrentOrder } from './checkout.ts';

/** What the page needs to pay. Every member but the secret is null if the response lacks it. */
export type PaymentIntent = {
  clientSecret: string;
  /** The amount to be charged, in units of the currency. */
  amount: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** The package's English name. */
  name: string | null;
  orderId: string | null;
  provider: 'sandbox' | 'stripe';
  publishableKey: string | null;
  /** `one-time`, or the period after which it is charged again. */
  interval: string | null;
  /** The parts of the amount, and the rate in percent. */
  net: number | null;
  vat: number | null;
  vatRate: number | null;
  /** Why this VAT is charged, as a key of `vatTexts`. */
  vatTreatment: VatTreatment | null;
  /** Of what staff asked for: the invoice details that are known. */
  details: Billing | null;
  /** Whether the contract was concluded before, by accepting a quote. */
  isAgreed: boolean;
};

export type IntentResult =
  | { kind: 'intent'; intent: PaymentIntent }
  /** The buyer's details are wrong; nothing has changed. */
  | { kind: 'invalid'; errors: BillingErrors }
  /** The order is already paid. */
  | { kind: 'paid'; payment: string; clientSecret: string }
  | { kind: 'failed'; cause: IntentFailure };

/** Why no payment was prepared. Of what staff asked for: it was taken back, or paid in another way. */
export type IntentFailure =
  | 'unknown_package'
  | 'key_reused'
  | 'busy'
  | 'request_cancelled'
  | 'request_paid'
  | 'other';

/** Whether nothing is to be paid any more of what staff asked for. */
export function isClosed(cause: IntentFailure): boolean {
  return cause === 'request_cancelled' || cause === 'request_paid';
}

const buyerFields = [
  'country',
  'street',
  'postalCode',
  'city',
  'company',
  'nif',
  'vatNumber',
] as const;

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parses a response of `POST /api/create-payment-intent`; null without a secret. */
export function parseIntent(body: unknown): PaymentIntent | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = body as Record<keyof PaymentIntent, unknown>;
  const clientSecret = textOf(fields.clientSecret);
  const publishableKey = textOf(fields.publishableKey);
  if (clientSecret === null) return null;
  return {
    clientSecret,
    amount: numberOf(fields.amount),
    currency: textOf(fields.currency),
    name: textOf(fields.name),
    orderId: textOf(fields.orderId),
    provider: fields.provider === 'stripe' && publishableKey ? 'stripe' : 'sandbox',
    publishableKey,
    interval: textOf(fields.interval),
    net: numberOf(fields.net),
    vat: numberOf(fields.vat),
    vatRate: numberOf(fields.vatRate),
    vatTreatment: vatTreatments.find((known) => known === fields.vatTreatment) ?? null,
    details: fields.details ? readBilling(fields.details) : null,
    isAgreed: fields.isAgreed === true,
  };
}

function readIntentFailure(error: unknown): IntentResult {
  const errors = codesByField(error, buyerFields);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const failure = failureOf(error);
  if (failure.kind === 'failed' && failure.cause === 'busy')
    return { kind: 'failed', cause: 'busy' };
  if (failure.kind !== 'refused') return { kind: 'failed', cause: 'other' };
  const { code, problem } = failure;
  const payment = textOf(problem.payment);
  const clientSecret = textOf(problem.clientSecret);
  if (code === 'already_paid' && payment && clientSecret)
    return { kind: 'paid', payment, clientSecret };
  if (code === 'unknown_package') return { kind: 'failed', cause: 'unknown_package' };
  if (code === 'idempotency_key_reused') return { kind: 'failed', cause: 'key_reused' };
  if (code === 'request_cancelled' || code === 'request_paid')
    return { kind: 'failed', cause: code };
  return { kind: 'failed', cause: 'other' };
}

/** Requests a payment of the order. The same key returns the same payment. Never throws. */
export async function requestIntent(
  order: CurrentOrder,
  {
    key,
    language,
    buyer,
    method,
  }: {
    key: string;
    language: Language;
    buyer?: Buyer | undefined;
    /** The provider's token of the card that is typed. */
    method?: string | null | undefined;
  },
): Promise<IntentResult> {
  try {
    const response = await apiRequest('/api/create-payment-intent', {
      body: {
        amount: order.price,
        ...(order.asked ?? { packageId: order.id }),
        language,
        ...buyer,
        ...(method && { method }),
      },
      headers: { 'Idempotency-Key': key },
    });
    const intent = parseIntent(await response.json());
    return intent ? { kind: 'intent', intent } : { kind: 'failed', cause: 'other' };
  } catch (error) {
    return readIntentFailure(error);
  }
}
