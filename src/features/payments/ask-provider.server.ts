import { OwnerRefusal } from '#platform/owner/owner-command.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';

/** Awaits what a command asks of the card provider; a refusal of the provider's is the owner's to read. */
export async function askProvider<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const mayBeDone = error.unreachable
      ? ' It may have been done: ask again, nothing is done twice.'
      : '';
    throw new OwnerRefusal(
      `The card provider refused or gave no answer (${error.code}).${mayBeDone}`,
    );
  }
}

/** What the owner reads about an order that another card provider took the money for. */
export function otherProviderText(reference: string): string {
  return `${reference} was made with another card provider than the one that is set now.`;
}
