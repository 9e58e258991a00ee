import { hashToken } from '#core/ids.server.ts';
import { formatDay } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { type PlainTerms, plainTerms } from '#features/legal/plain-terms.server.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { quotePageTexts } from './quote-page.texts.ts';
import { type QuoteTotals, readQuoteTotals } from './quote-totals.server.ts';
import type { Quote } from './quotes.repository.server.ts';
import { daysToPay, lineCents, type PartTime } from './quotes.ts';

/** Says words of a quote's page in one language. */
export type Say = (key: keyof typeof quotePageTexts.en, params?: TextParams) => string;

export function sayQuote(language: Language): Say {
  return (key, params = {}) => translate(quotePageTexts, language, key, params);
}

/** A quantity as it is written in a language: `1.5`, `1,5`. */
export function formatQuantity(quantity: number, language: Language): string {
  return language === 'pt' ? String(quantity).replace('.', ',') : String(quantity);
}

/** Says when a part is due, as in “when you accept, within 7 days”. */
export function sayWhen(when: PartTime, language: Language): string {
  const say = sayQuote(language);
  if (when === 'accepted') return say('when_accepted', { days: daysToPay });
  if ('day' in when) return say('when_day', { day: formatDay(when.day, localeOf[language]) });
  const step = localize(language, when.title, when.titlePt).text;
  return say('when_step', { step, days: daysToPay });
}

/** Everything that a quote says, in its reader's language, with the hash of it. */
export type QuoteWords = {
  totals: QuoteTotals;
  terms: PlainTerms;
  termsText: string;
  /** The words that are kept with a decision. */
  text: string;
  sha256: string;
};

function termsOf({ sections }: PlainTerms): string {
  return sections.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n');
}

/** Writes the words of a quote as its page shows them now, from the title to the button. */
export async function readQuoteWords(
  context: Pick<Context, 'clock'>,
  db: Queryable,
  quote: Quote,
): Promise<QuoteWords> {
  const { language, currency, version } = quote;
  const say = sayQuote(language);
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const totals = await readQuoteTotals(context, db, quote);
  const terms = await plainTerms(db, language);
  const { email } = await requireCompany(db);
  const lines = quote.lines.map((line) => {
    const amount = money(line.unitCents);
    const each = say('quantity', { quantity: formatQuantity(line.quantity, language), amount });
    return `${localize(language, line.text, line.textPt).text}: ${each} = ${money(lineCents(line))}`;
  });
  const plan = quote.plan.map(({ percent, when }, at) => {
    const amount = money(totals.parts[at]?.totalCents ?? 0);
    const part = say('part', { percent: formatQuantity(percent, language), amount });
    return `${part}, ${sayWhen(when, language)}`;
  });
  const rate = formatQuantity(totals.vatRate, language);
  const termsText = termsOf(terms);
  const text = [
    localize(language, quote.title, quote.titlePt).text,
    `${say('version', { version })}. ${say('valid', { day: formatDay(quote.validUntil, localeOf[language]) })}.`,
    [say('what'), ...lines].join('\n'),
    [
      `${say('net')}: ${money(totals.netCents)}`,
      `${say('vat', { rate })}: ${money(totals.vatCents)}`,
      `${say('total')}: ${money(totals.totalCents)}`,
      say('vat_note'),
    ].join('\n'),
    [say('plan'), ...plan].join('\n'),
    [say('withdrawal'), say('withdrawal_text', { email })].join('\n'),
    [say('terms'), say('terms_version', { version: terms.version })].join('\n'),
    termsText,
    [say('accept_before'), say('accept')].join('\n'),
  ].join('\n\n');
  return { totals, terms, termsText, text, sha256: hashToken(text) };
}
