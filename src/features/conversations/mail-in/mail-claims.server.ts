import type { Context } from '#platform/context/context.server.ts';
import { defineEvent, type Event, raise } from '#platform/context/events.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** A mail to an address below ours whose secret is no conversation's. */
export type ClaimableMail = {
  /** The id of the message that it becomes. */
  id: string;
  /** The secrets of the addresses to which it came. */
  tokens: readonly string[];
  messageId: string;
  /** The address of its sender in lower case, which anyone can write unless `isForged` is decided. */
  from: string;
  /** How their program calls them; empty where it does not. */
  fromName: string;
  subject: string;
  /** What its sender wrote, without what is quoted. */
  said: string;
  isAutomatic: boolean;
  /** Whether our own mail server says that the sender's address is forged (DMARC). */
  isForged: boolean;
  /** Whether a file came with it that is no picture, such as those of signatures. */
  hasDocuments: boolean;
  /** Called by the feature whose secret it is. */
  claim(claimed: Claim): void;
};

/** The conversation in which a mail is filed then, and whether it has done what it was asked for. */
export type Claim = { conversation: string; isSettled: boolean };

/** Told of each such mail, in the transaction that files it. Nobody has to listen. */
export const mailToPlusAddress: Event<ClaimableMail> = defineEvent('a mail to a plus-address');

/** Returns what a listener has claimed a mail for; null if none did. */
export async function offerMail(
  context: Context,
  trx: Queryable,
  mail: Omit<ClaimableMail, 'claim'>,
): Promise<Claim | null> {
  if (mail.tokens.length === 0) return null;
  if (!context.listeners.some(({ event }) => event === mailToPlusAddress)) return null;
  const claims: Claim[] = [];
  await raise(context, trx, mailToPlusAddress, {
    ...mail,
    claim: (one) => void claims.push(one),
  });
  return claims[0] ?? null;
}
