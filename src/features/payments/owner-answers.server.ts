import { formatPrice } from '#core/money.ts';
import { OwnerRefusal } from '#platform/owner/owner-command.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';

/** What a command asks of the card provider; a refusal of the provider's is shown to the owner. */
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

/** Whole cents as the owner reads them, such as `€1,450.00`. */
export function euros(cents: number): string {
  return formatPrice({ cents, currency: 'EUR' });
}

/** The refusal for an order whose payment another card provider holds. */
export function otherProviderText(reference: string): string {
  return `${reference} was made with another card provider than the one that is set now.`;
}
