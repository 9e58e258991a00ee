import { mailboxKey } from '#core/email-address.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** How long a link of a mail opens the page of what is between a client and the company. */
const linkDays = 60;
const day = 24 * 3_600_000;

/** Returns the id of the person of an address, of the one merged into if there is one; null for a stranger. */
async function findPersonId(db: Queryable, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'mergedInto'])
    .where('emailKey', '=', mailboxKey(email))
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row ? (row.mergedInto ?? row.id) : null;
}

type NewLink = {
  personId: string | null;
  orderId: string | null;
  purpose: 'shown' | 'mailed';
  /** An instant. */
  now: string;
};

/** Stores a link by the hash of its token, unless it is stored already. */
export async function insertClientLink(
  trx: Queryable,
  token: string,
  { now, ...link }: NewLink,
): Promise<void> {
  await trx
    .insertInto('clientLinks')
    .values({
      ...link,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(Date.parse(now) + linkDays * day).toISOString(),
      endedAt: null,
    })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute();
}

/**
 * Gives a mail its own link to the page of its recipient. Returns the mail
 * and what stores the link; an address of nobody gets the page that asks for one.
 */
export async function withClientLink(
  trx: Queryable,
  mail: OutgoingMail,
  now: string,
): Promise<{ mail: OutgoingMail; storeLink: () => Promise<void> }> {
  const { aboutUs } = mail;
  if (!aboutUs) return { mail, storeLink: async () => {} };
  const personId = await findPersonId(trx, mail.to);
  const token = newToken();
  const { orderId, url, unknown, askUrl } = aboutUs;
  const own = personId === null ? askUrl : url.replace(unknown, token);
  const html = mail.html.replaceAll(url, own);
  const text = mail.text.replaceAll(url, own);
  return {
    mail: { ...mail, html, text },
    async storeLink() {
      if (personId !== null)
        await insertClientLink(trx, token, { personId, orderId, purpose: 'mailed', now });
    },
  };
}
