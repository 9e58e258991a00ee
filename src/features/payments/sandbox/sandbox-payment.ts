import { apiRequest } from '#core/api-request.ts';
import { codesByField } from '#core/field-codes.ts';
import { type CardErrors, type CardInput, cardFields } from './card-input.ts';

/** What became of an attempt to pay. */
export type CardOutcome =
  /** Paid, or on its way: the page of the payment says which. */
  | { kind: 'accepted'; payment: string }
  /** `isUnsure`: the provider's message leaves open whether the card was asked. */
  | { kind: 'declined'; message: string; isUnsure?: boolean }
  | { kind: 'action_required' }
  /** The card has not been asked: its fields say why. */
  | { kind: 'invalid'; errors: CardErrors };

type Answer = { status: string; message: string | null; payment: string };

async function post(path: string, body: object): Promise<CardOutcome> {
  const response = await apiRequest(`/api/sandbox/${path}`, { body });
  const { status, message, payment } = (await response.json()) as Answer;
  if (status === 'paid' || status === 'processing') return { kind: 'accepted', payment };
  if (status === 'action_required') return { kind: 'action_required' };
  if (status === 'declined' && message) return { kind: 'declined', message };
  throw new TypeError(`The sandbox answered ${status}`);
}

/** What the server found wrong with the card; empty when the error is about none of its fields. */
function cardErrorsOf(error: unknown): CardErrors {
  const codes = Object.entries(codesByField(error, cardFields));
  return Object.fromEntries(
    codes.map(([field, code]) => [
      field,
      code === 'required' || code === 'past' ? code : 'invalid',
    ]),
  );
}

/** Pays with a test card. Throws when no answer came, or one that makes no sense. */
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

/** The bank's second step, accepted or refused. */
export function authenticateInSandbox(clientSecret: string, accept: boolean): Promise<CardOutcome> {
  return post('authenticate', { clientSecret, accept });
}
