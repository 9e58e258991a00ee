import { quoteReference } from '#core/quote-reference.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { readPriceLines } from '#features/payments/ledger/price-lines.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { quoteHref } from './create-quote.server.ts';
import type { ClientPlan } from './plan-line.texts.ts';
import { readQuoteTotals } from './quote-totals.server.ts';
import { listQuotesOf, type Quote } from './quotes.repository.server.ts';
import { isExpired } from './quotes.ts';

/** A quote that waits for the answer of its client. */
export type ClientQuote = {
  id: string;
  title: string;
  titlePt: string;
  currency: string;
  totalCents: number;
  validUntil: string;
  /** The path of its page. */
  href: string;
};

/** What a client was offered and can still answer, and how far the plans that they accepted are paid. */
export type ClientQuotes = { waiting: ClientQuote[]; plans: ClientPlan[] };

type Reading = Pick<Context, 'clock'>;

async function showWaiting(context: Reading, db: Queryable, quote: Quote): Promise<ClientQuote> {
  const { id, title, titlePt, currency, validUntil } = quote;
  const { totalCents } = await readQuoteTotals(context, db, quote);
  return { id, title, titlePt, currency, totalCents, validUntil, href: await quoteHref(db, id) };
}

/** Returns the parts of an accepted quote that were not cancelled, with what each is or was charged. */
async function listParts(context: Reading, db: Queryable, quoteId: string) {
  const rows = await db
    .selectFrom('quoteParts')
    .innerJoin('paymentRequests', 'paymentRequests.id', 'quoteParts.requestId')
    .leftJoin('projectSteps', 'projectSteps.id', 'quoteParts.stepId')
    .select(['quoteParts.due', 'quoteParts.askedAt', 'paymentRequests.id as requestId'])
    .select(['paymentRequests.state', 'paymentRequests.priceCents', 'paymentRequests.dueDay'])
    .select(['projectSteps.title', 'projectSteps.titlePt'])
    .where('quoteId', '=', quoteId)
    .where('paymentRequests.state', '<>', 'cancelled')
    .orderBy('quoteParts.sort')
    .execute();
  const parts = [];
  for (const { requestId, priceCents, ...part } of rows) {
    const charges = await db
      .selectFrom('charges')
      .innerJoin('orders', 'orders.id', 'charges.orderId')
      .select(['charges.amountCents', 'charges.refundedCents'])
      .where('orders.requestId', '=', requestId)
      .execute();
    const paidCents = charges.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0);
    const asked = await readPriceLines(context, db, priceCents, 'mainland');
    const totalCents =
      part.state === 'paid'
        ? charges.reduce((sum, one) => sum + one.amountCents, 0)
        : asked.amountCents;
    parts.push({ ...part, paidCents, totalCents });
  }
  return parts;
}

type Part = Awaited<ReturnType<typeof listParts>>[number];

/** What waits for a step comes after what has a day. */
const sortOf = ({ askedAt, due, dueDay }: Part) =>
  `${askedAt === null && due === 'step' ? '1' : '0'} ${dueDay}`;

async function showPlan(context: Reading, db: Queryable, quote: Quote): Promise<ClientPlan | null> {
  const parts = await listParts(context, db, quote.id);
  if (parts.length === 0) return null;
  const today = readClock(context.clock(), companyZone).day;
  const [next] = parts
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => sortOf(one).localeCompare(sortOf(other)));
  const { id, projectId, title, titlePt, currency } = quote;
  const sum = (column: 'paidCents' | 'totalCents') =>
    parts.reduce((cents, part) => cents + part[column], 0);
  const waitsForStep = next?.askedAt === null && next.due === 'step' && next.title !== null;
  return {
    id,
    reference: quoteReference(id),
    projectId,
    title,
    titlePt,
    currency,
    totalCents: sum('totalCents'),
    paidCents: sum('paidCents'),
    next: next
      ? {
          amountCents: next.totalCents,
          dueDay: next.dueDay,
          isLate: next.askedAt !== null && next.dueDay < today,
          step: waitsForStep ? { title: next.title ?? '', titlePt: next.titlePt ?? '' } : null,
        }
      : null,
  };
}

/** Returns the quotes of a client that wait for an answer, and the plans of those that they accepted. */
export async function listClientQuotes(
  context: Reading,
  db: Queryable,
  personId: string,
): Promise<ClientQuotes> {
  const today = readClock(context.clock(), companyZone).day;
  const quotes = await listQuotesOf(db, personId);
  const waiting: ClientQuote[] = [];
  const plans: ClientPlan[] = [];
  for (const quote of quotes) {
    if (quote.state === 'sent' && !isExpired(quote, today))
      waiting.push(await showWaiting(context, db, quote));
    const plan = quote.state === 'accepted' ? await showPlan(context, db, quote) : null;
    if (plan) plans.push(plan);
  }
  return { waiting, plans };
}
