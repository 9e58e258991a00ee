import { OwnerRefusal } from '#platform/owner/owner-command.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';

/** Awaits a command's call to the card provider, and shows the owner why it failed. */
export async function callProvider<Value>(work: Promise<Value>): Promise<Value> {
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

/** The message for an order that was made with another card provider. */
export function otherProviderMessage(reference: string): string {
  return `${reference} was made with another card provider, or with its test keys, not with what is set now.`;
}
