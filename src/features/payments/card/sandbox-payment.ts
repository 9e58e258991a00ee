import { apiRequest } from '#core/api-request.ts';
import { codesByField } from '#core/field-codes.ts';
import type { WaitKind } from '#platform/payments/payment-wait.ts';
import type { WaitEnd } from '#platform/payments/sandbox/wait-ends.ts';
import { type CardErrors, type CardInput, cardFields } from './card-input.ts';

export type { WaitEnd };

/** The outcome of charging a card. */
export type CardOutcome =
  /** Paid or pending: the payment page shows which. For a change of card its id. */
  | { kind: 'accepted'; payment: string }
  /** `isUnsure`: the provider's message leaves open whether the card was charged. */
  | { kind: 'declined'; message: string; isUnsure?: boolean }
  | { kind: 'action_required' }
  /** The payment was cancelled, or its order replaced, while the page was open. */
  | { kind: 'ended' }
  /** The card was not charged: its fields have errors. */
  | { kind: 'invalid'; errors: CardErrors };

type Answer = { status: string; message: string | null; payment: string };

async function post(path: string, body: object): Promise<CardOutcome> {
  const response = await apiRequest(`/api/sandbox/${path}`, { body });
  const { status, message, payment } = (await response.json()) as Answer;
  if (status === 'paid' || status === 'processing' || status === 'saved')
    return { kind: 'accepted', payment };
  if (status === 'action_required') return { kind: 'action_required' };
  if (status === 'cancelled') return { kind: 'ended' };
  if (status === 'declined' && message) return { kind: 'declined', message };
  throw new TypeError(`The sandbox answered ${status}`);
}

/** Returns the card's errors; empty if the error concerns none of its fields. */
function cardErrorsOf(error: unknown): CardErrors {
  const codes = Object.entries(codesByField(error, cardFields));
  return Object.fromEntries(
    codes.map(([field, code]) => [
      field,
      code === 'required' || code === 'past' ? code : 'invalid',
    ]),
  );
}

/** Pays with a test card. Throws if there is no usable response. */
export async function confirmInSandbox(
  clientSecret: string,
  card: CardInput,
): Promise<CardOutcome> {
  try {
    return await post('confirm', { clientSecret, ...card });
  } catch (error) {
    const errors = cardErrorsOf(error);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    throw error;
  }
}

/** Returns the token of a card, or of a method that waits. Throws if there is no usable response. */
export async function identifyInSandbox(means: {
  number?: string;
  method?: WaitKind;
}): Promise<string> {
  const response = await apiRequest('/api/sandbox/method', { body: means });
  return ((await response.json()) as { method: string }).method;
}

/** Begins to wait for the money of a voucher, a request to a phone or a debit. */
export function waitInSandbox(
  clientSecret: string,
  method: { method: WaitKind; phone: string },
): Promise<CardOutcome> {
  return post('wait', { clientSecret, ...method });
}

/** Ends such a wait, as the phone, the bank or time would. */
export async function endWaitInSandbox(clientSecret: string, end: WaitEnd): Promise<void> {
  await apiRequest('/api/sandbox/end-wait', { body: { clientSecret, end } });
}

/** Sends the bank's second step, approved or declined. */
export function authenticateInSandbox(clientSecret: string, accept: boolean): Promise<CardOutcome> {
  return post('authenticate', { clientSecret, accept });
}
