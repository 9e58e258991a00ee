import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { getClient } from '#features/people/find-client.server.ts';
import { quoteToken } from '#features/projects/do-links.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type QuoteRefusal, withOpenQuote } from './create-quote.server.ts';
import { quoteMail } from './emails/quote-mail.server.ts';
import { readQuoteTotals } from './quote-totals.server.ts';
import { updateQuote } from './quotes.repository.server.ts';

/** Mails a quote to its client; it can be accepted from now on. Sent again, it is mailed again. */
export async function sendQuote(
  context: Context,
  id: string,
): Promise<Result<null, QuoteRefusal | { code: 'too_many_mails' }>> {
  const { origin, clock, database } = context;
  const attempt = newId();
  return withOpenQuote<null, { code: 'too_many_mails' }>(context, id, async (trx, quote) => {
    const person = await getClient(trx, quote.personId);
    if (!person || person.email === '' || person.erasedAt !== null)
      return refuse({ code: 'too_many_mails' });
    await database.lock(trx, `quote-mails:${person.email}`);
    const at = toInstant(clock());
    const { totalCents } = await readQuoteTotals(context, trx, quote);
    const about = { quote, email: person.email, token: await quoteToken(trx, id), totalCents };
    const mail = quoteMail(about, attempt, { origin, company: await requireCompany(trx) });
    if (!(await enqueueMail(trx, mail, at))) return refuse({ code: 'too_many_mails' });
    await updateQuote(trx, id, { state: 'sent', sentAt: at, updatedAt: at });
    await recordChange(context, trx, {
      action: 'quote.send',
      subject: { kind: 'quote', id },
      after: { version: quote.version },
    });
    return accept(null);
  });
}
