import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isBlocked } from '../blocks/blocks.repository.server.ts';
import { insertConversation } from '../conversations.repository.server.ts';

/** A conversation that no form began, with its first message; that of ours is in its thread. */
export type Beginning = {
  id: string;
  begunAs: 'mail' | 'company';
  subject: string;
  email: string;
  name: string;
  message: string;
  language: 'en' | 'pt';
  personId: string | null;
  answerBy: string;
  closedAs: 'done' | null;
  /** The project that it is about. */
  projectId?: string;
};

/** Begins a conversation with anybody. Returns `spam` for a blocked sender, about whom nobody gets a mail. */
export async function beginConversation(
  { clock }: Context,
  trx: Queryable,
  { begunAs, subject, projectId, closedAs: closed, ...message }: Beginning,
): Promise<'open' | 'done' | 'spam'> {
  const at = toInstant(clock());
  const emailKey = mailboxKey(message.email);
  const isSpam = begunAs === 'mail' && (await isBlocked(trx, emailKey));
  const closedAs = isSpam ? 'spam' : closed;
  const nothing = { about: null, aboutTitle: null, aboutTitlePt: null };
  await trx
    .insertInto('contactMessages')
    .values({
      ...message,
      ...nothing,
      emailKey,
      status: begunAs === 'company' ? 'answered' : 'new',
      businessName: '',
      phone: '',
      createdAt: at,
    })
    .execute();
  await insertConversation(trx, {
    id: message.id,
    begunAs,
    subject,
    closedAs,
    at,
    ...(projectId && { projectId }),
  });
  return closedAs ?? 'open';
}
