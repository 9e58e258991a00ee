import { domainToUnicode } from 'node:url';
import { mailboxKey } from './email-address.ts';

/** Returns how one mailbox is spelled: as given, as it is compared, and with the letters of its domain. */
export function mailboxSpellings(email: string): string[] {
  if (email === '') return [];
  const key = mailboxKey(email);
  const at = key.lastIndexOf('@') + 1;
  return [...new Set([email, key, key.slice(0, at) + domainToUnicode(key.slice(at))])];
}
