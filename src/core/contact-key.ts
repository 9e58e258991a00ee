import { mailboxKey } from './email-address.ts';
import { phoneNumbers } from './phone-digits.ts';

/**
 * Returns what two spellings of one telephone number have in common: `tel:` and the first number of a text
 * as it is stored to be found. Nothing where it has too few digits to be one.
 */
export function telephoneKey(phone: string): string {
  const [number] = phoneNumbers(phone);
  return number === undefined ? '' : `tel:${number}`;
}

/** Returns what a person is known by: their mailbox, or, where staff know no address, their telephone. */
export function contactKey({ email, phone }: { email: string; phone: string }): string {
  return email === '' ? telephoneKey(phone) : mailboxKey(email);
}
