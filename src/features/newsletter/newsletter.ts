import { emailPattern } from '#core/email-address.ts';
import { longestEmail } from '#core/longest-text.ts';

/** Whether a text, without the spaces around it, is an address that can be written to. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longestEmail && emailPattern.test(address);
}

/** What the link of a confirmation mail leads to. */
export type ConfirmationLink = { status: 'unconfirmed' | 'confirmed' };

/** What the link that ends a subscription leads to. */
export type Subscription = { status: 'unconfirmed' | 'confirmed' | 'unsubscribed' };
