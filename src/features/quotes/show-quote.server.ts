import { companyCurrency } from '#core/money.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requestHref } from '#features/payments/requests/request-links.server.ts';
import { earlyStartWords } from '#features/payments/withdrawal/early-start.texts.ts';
import {
  getWithdrawalOfQuote,
  showQuoteWithdrawal,
} from '#features/payments/withdrawal/show-withdrawal.server.ts';
import { getClient } from '#features/people/find-client.server.ts';
import { nameOf } from '#features/people/people.ts';
import { quoteIdOfToken } from '#features/projects/do-links.server.ts';
import { localize } from '#i18n/localized.tsx';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { quoteHref } from './create-quote.server.ts';
import { readQuoteTotals } from './quote-totals.server.ts';
import { type QuoteWords, readQuoteWords, sayWhen } from './quote-words.server.ts';
import {
  countAskedChanges,
  getQuote,
  listQuoteDecisions,
  listQuoteParts,
  listQuotes,
  type Quote,
  type QuoteFilter,
} from './quotes.repository.server.ts';
import {
  isExpired,
  lineCents,
  type QuoteList,
  type ShownQuote,
  type ShownQuoteTotals,
  type StaffQuote,
} from './quotes.ts';

type Reading = Pick<Context, 'database' | 'clock'>;

const euros = (cents: number) => cents / 100;

async function readTotals(
  context: Reading,
  db: Queryable,
  quote: Pick<Quote, 'priceCents' | 'plan' | 'currency'>,
) {
  const totals = await readQuoteTotals(context, db, quote);
  return {
    parts: totals.parts,
    shown: {
      total: euros(totals.totalCents),
      net: euros(totals.netCents),
      vat: euros(totals.vatCents),
      vatRate: totals.vatRate,
      vatInPrices: totals.prices,
      currency: quote.currency,
    },
  };
}

async function projectOf(db: Queryable, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('projects')
    .select(['id', 'title', 'titlePt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function showOne(context: Reading, db: Queryable, quote: Quote): Promise<StaffQuote> {
  const { personId, projectId, priceCents, updatedAt: _, lines, plan, ...rest } = quote;
  const totals = await readTotals(context, db, quote);
  const person = await getClient(db, personId);
  const made = await listQuoteParts(db, [quote.id]);
  const decisions = await listQuoteDecisions(db, [quote.id]);
  const withdrawn = await getWithdrawalOfQuote(db, quote.id);
  const today = readClock(context.clock(), companyZone).day;
  return {
    ...rest,
    ...totals.shown,
    isExpired: isExpired(quote, today),
    amount: euros(priceCents),
    lines: lines.map(({ unitCents, ...line }) => ({
      ...line,
      unitAmount: euros(unitCents),
      amount: euros(lineCents({ ...line, unitCents })),
    })),
    plan: plan.map(({ percent, when }, at) => ({
      percent,
      when,
      total: euros(totals.parts[at]?.totalCents ?? 0),
      requestId: made[at]?.requestId ?? null,
      requestState: made[at]?.requestState ?? null,
      dueDay: made[at]?.dueDay ?? null,
      askedAt: made[at]?.askedAt ?? null,
    })),
    person: { id: personId, name: person ? nameOf(person) : '', email: person?.email ?? '' },
    project: await projectOf(db, projectId),
    url: await quoteHref(db, quote.id),
    withdrawal: withdrawn && {
      name: withdrawn.name,
      language: withdrawn.language,
      statement: withdrawn.statement,
      receivedAt: withdrawn.receivedAt,
    },
    decisions: decisions.map(
      ({ id: _id, quoteId: _quote, addressHash: _address, language: _language, ...one }) => one,
    ),
  };
}

/** Returns a quote as staff see it, null for an unknown one. */
export async function showQuote(context: Reading, id: string): Promise<StaffQuote | null> {
  return context.database.read(async (db) => {
    const quote = await getQuote(db, id);
    return quote && showOne(context, db, quote);
  });
}

/** Returns what a quote would cost whose parts are these percentages of a price. */
export async function showTotals(
  context: Reading,
  { priceCents, percents }: { priceCents: number; percents: readonly number[] },
): Promise<ShownQuoteTotals> {
  const plan = percents.map((percent) => ({ percent, when: 'accepted' as const }));
  return context.database.read(async (db) => {
    const quote = { priceCents, plan, currency: companyCurrency };
    const { parts, shown } = await readTotals(context, db, quote);
    return { ...shown, parts: parts.map(({ totalCents }) => euros(totalCents)) };
  });
}

/** Returns a page of quotes, the newest first. */
export async function showQuotes(
  context: Reading,
  filter: Omit<QuoteFilter, 'today'>,
  page: { limit: number; offset: number },
): Promise<QuoteList> {
  return context.database.read(async (db) => {
    const { day: today } = readClock(context.clock(), companyZone);
    const { rows, total } = await listQuotes(db, { ...filter, today }, page);
    const quotes: StaffQuote[] = [];
    for (const quote of rows) quotes.push(await showOne(context, db, quote));
    return { quotes, total };
  });
}

/** Returns how many clients wait for another version of their quote. */
export function countQuotesToChange({ database }: Pick<Context, 'database'>): Promise<number> {
  return database.read(countAskedChanges);
}

/** Returns the quote behind a link; null for a link that is none of a quote. */
export async function findQuote(db: Queryable, token: string): Promise<Quote | null> {
  const id = await quoteIdOfToken(db, token);
  return id === null ? null : getQuote(db, id);
}

function stateFor(quote: Quote, today: string): ShownQuote['state'] {
  const { state } = quote;
  if (isExpired(quote, today)) return 'expired';
  if (state === 'sent') return 'open';
  if (state === 'draft' || state === 'withdrawn') return state;
  return 'done';
}

/** Returns the parts of a plan as its client sees them: what each costs, when, and where it is paid. */
async function showParts(
  db: Queryable,
  { id, plan, language }: Quote,
  { totals }: QuoteWords,
): Promise<ShownQuote['plan']> {
  const made = await listQuoteParts(db, [id]);
  return Promise.all(
    plan.map(async ({ percent, when }, at) => {
      const { requestId, requestState, askedAt } = made[at] ?? {};
      const isAsked = requestId && requestState === 'open' && askedAt;
      return {
        percent,
        amount: euros(totals.parts[at]?.totalCents ?? 0),
        when: sayWhen(when, language),
        state: requestState ?? null,
        url: isAsked ? await requestHref(db, requestId) : null,
      };
    }),
  );
}

/** What the page of a quote is drawn from. */
export type QuotePage = { quote: Quote; words: QuoteWords; shown: ShownQuote };

/** Returns a quote as the holder of its link reads it; null for a link that is none of a quote. */
export async function readQuotePage(context: Reading, token: string): Promise<QuotePage | null> {
  return context.database.read(async (db) => {
    const quote = await findQuote(db, token);
    if (!quote) return null;
    const { language, version, validUntil } = quote;
    const words = await readQuoteWords(context, db, quote);
    const { shown: totals } = await readTotals(context, db, quote);
    const person = await getClient(db, quote.personId);
    const decision = (await listQuoteDecisions(db, [quote.id])).at(-1);
    const today = readClock(context.clock(), companyZone).day;
    const state = stateFor(quote, today);
    const shown: ShownQuote = {
      kind: 'quote',
      title: localize(language, quote.title, quote.titlePt).text,
      text: '',
      dueDay: validUntil,
      state,
      language,
      name: person ? nameOf({ ...person, email: null }) : '',
      version,
      ...totals,
      lines: quote.lines.map((line) => ({
        text: localize(language, line.text, line.textPt).text,
        quantity: line.quantity,
        unitAmount: euros(line.unitCents),
        amount: euros(lineCents(line)),
      })),
      plan: await showParts(db, quote, words),
      terms: words.termsText,
      termsVersion: words.terms.version,
      earlyStart: earlyStartWords(language),
      validUntil,
      sha256: words.sha256,
      withdrawal: quote.state === 'accepted' ? await showQuoteWithdrawal(context, db, quote) : null,
      decision:
        decision && state === 'done'
          ? {
              choice: decision.choice,
              name: decision.name,
              comment: decision.comment,
              at: decision.at,
            }
          : null,
    };
    return { quote, words, shown };
  });
}
