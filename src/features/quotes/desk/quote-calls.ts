import { apiRequest } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { CreatedQuote } from '../create-quote.server.ts';
import type { QuoteFilterState, QuoteList, ShownQuoteTotals, StaffQuote } from '../quotes.ts';

const quotesUrl = '/api/admin/quotes';

// Clients decide meanwhile: what was read a moment ago is read again.
const staleTime = 3_000;
const pageSize = 25;

/** The filters of the list, as they stand in its address. */
export const quoteFilters = [
  'all',
  'changes',
  'draft',
  'sent',
  'expired',
  'accepted',
  'withdrawn',
] as const satisfies readonly ('all' | QuoteFilterState)[];
export type QuoteListFilter = (typeof quoteFilters)[number];

/** Returns the filter that an address names; all for any other text. */
export function quoteFilterOf(text: string | null): QuoteListFilter {
  return quoteFilters.find((one) => one === text) ?? 'all';
}

/** A page, from 0, of quotes, the newest first. */
export function quotesQuery(filter: QuoteListFilter, page = 0) {
  const query = new URLSearchParams({
    ...(filter === 'all' ? {} : { state: filter }),
    limit: String(pageSize),
    ...(page === 0 ? {} : { offset: String(page * pageSize) }),
  });
  return queryOptions<QuoteList>({ queryKey: [`${quotesUrl}?${query}`], staleTime });
}

/** For whom quotes are, or what they began. */
export type QuotesAbout = { kind: 'person' | 'project'; id: string };

/** The quotes of a person, or the one that began a project. */
export function quotesOfQuery({ kind, id }: QuotesAbout) {
  const query = new URLSearchParams({ [kind]: id, limit: '20' });
  return queryOptions<QuoteList>({ queryKey: [`${quotesUrl}?${query}`], staleTime });
}

export function quoteQuery(id: string) {
  return queryOptions<StaffQuote>({
    queryKey: [`${quotesUrl}/${encodeURIComponent(id)}`],
    staleTime,
  });
}

/** What a quote would cost; `percents` are the whole. */
export function quoteTotalsQuery(cents: number, percents: readonly number[]) {
  const query = new URLSearchParams({ cents: String(cents), percents: percents.join(',') });
  return queryOptions<ShownQuoteTotals>({
    queryKey: [`/api/admin/quote-totals?${query}`],
    staleTime: 60_000,
  });
}

/** What a quote says, as it is sent. Amounts are in euros. */
export type WrittenQuote = {
  title: string;
  titlePt: string;
  lines: { text: string; textPt: string; quantity: number; unitAmount: number }[];
  validUntil: string;
  plan: { percent: number; when: 'accepted' | string | { step: number } }[];
  packageId: string | null;
  locale: string;
};

/** For whom a new one is: a known person, or whoever has the address. */
export type QuoteReader = {
  personId?: string;
  email?: string;
  name?: string;
  language?: 'en' | 'pt';
};

/** Writes a quote, which waits to be sent; the same key again writes nothing more. */
export async function writeQuote(
  written: WrittenQuote & QuoteReader,
  key: string,
): Promise<CreatedQuote> {
  const response = await apiRequest(quotesUrl, {
    body: written,
    headers: { 'Idempotency-Key': key },
  });
  return (await response.json()) as CreatedQuote;
}

const urlOf = (id: string) => `${quotesUrl}/${encodeURIComponent(id)}`;

/** Changes all that a quote says; one that was sent becomes its next version. */
export async function rewriteQuote(id: string, written: WrittenQuote): Promise<StaffQuote> {
  const response = await apiRequest(urlOf(id), { method: 'PUT', body: written });
  return (await response.json()) as StaffQuote;
}

/** Mails a quote, once more where it was mailed before, or takes it back. */
export async function pressQuote(id: string, call: 'send' | 'withdraw'): Promise<void> {
  await apiRequest(`${urlOf(id)}/${call}`, { body: {} });
}
