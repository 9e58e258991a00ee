import { emailPattern } from '#core/email-address.ts';

/** Longest texts that the form takes, in UTF-16 units. 254 is the limit of RFC 5321 for an address. */
export const longest = { name: 200, email: 254 } as const;

/** Whether a text, without the spaces around it, is an address that can be written to. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longest.email && emailPattern.test(address);
}

/** What the link of a confirmation mail leads to. */
export type ConfirmationLink = { status: 'unconfirmed' | 'confirmed' };

/** What the link that ends a subscription leads to. */
export type Subscription = { status: 'unconfirmed' | 'confirmed' | 'unsubscribed' };
