import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { ownLinkMail } from './emails/own-link-mail.server.ts';
import type { AskInput } from './with-us.input.ts';

/** Returns the language of the person of an address, or null for a stranger. */
async function findLanguage(db: Queryable, emailKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .leftJoin('people as into', 'into.id', 'people.mergedInto')
    .select(['people.language', 'into.language as intoLanguage'])
    .where('people.emailKey', '=', emailKey)
    .where('people.erasedAt', 'is', null)
    .executeTakeFirst();
  return row ? (row.intoLanguage ?? row.language) : null;
}

/**
 * Mails a client the link to everything between them and the company, in their own language, at most three
 * times a day. A stranger gets nothing, and the caller does not learn which it was.
 */
export async function askForLink(context: Context, { email }: AskInput): Promise<void> {
  const attempt = newId();
  const emailKey = mailboxKey(email);
  await transact(context, async (trx) => {
    // Taken for everybody, so that the answer takes as long for a stranger.
    await context.database.lock(trx, `client-link:${emailKey}`);
    const language = await findLanguage(trx, emailKey);
    const company = await requireCompany(trx);
    if (language === null) return;
    const sender = { origin: context.origin, company };
    const mail = ownLinkMail({ email, language: languageOf(language), attempt }, sender);
    await enqueueMail(trx, mail, toInstant(context.clock()));
  });
}
