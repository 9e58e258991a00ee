import { centsOf } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatFully, formatShortDay } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import type { StaffQuote } from '../../quotes.ts';
import { quotesTexts } from './quotes-admin.texts.ts';
import '#ui/layout/badge.css';
import './quotes.css';

const tones = {
  draft: ' badge--outline',
  sent: ' badge--secondary',
  changes: ' badge--review',
  accepted: ' badge--good',
  withdrawn: ' badge--outline',
  expired: ' badge--outline',
  ended: ' badge--review',
} as const;

/** The state of a quote in a word; a day that has passed is said in its place. */
export function QuoteBadge({
  quote,
}: {
  quote: Pick<StaffQuote, 'state' | 'isExpired' | 'withdrawal'>;
}) {
  const t = useTexts(quotesTexts);
  const state = quote.withdrawal ? 'ended' : quote.isExpired ? 'expired' : quote.state;
  return <span className={`badge${tones[state]}`}>{t(`state_${state}`)}</span>;
}

/** Says an amount in euros of a quote. */
export function useQuoteMoney(currency: string): (euros: number) => string {
  const { language } = useLanguage();
  return (euros) => formatMoney({ cents: centsOf(euros), currency }, language);
}

/** Returns what a row says below the title of a quote. */
export function useQuoteLine(quote: StaffQuote): string {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const money = useQuoteMoney(quote.currency);
  const { state, closedAt, validUntil } = quote;
  const day = (at: string) => formatShortDay(at, language);
  const standing =
    state === 'accepted' && closedAt !== null
      ? t('acceptedOn', { day: day(closedAt) })
      : t('validUntilLine', { day: day(validUntil) });
  return [money(quote.total), standing].join(', ');
}

/** That the client has withdrawn from a quote, in the words that were sent; nothing of any other quote. */
export function Ended({ quote: { withdrawal } }: { quote: Pick<StaffQuote, 'withdrawal'> }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  if (!withdrawal) return null;
  const { name, receivedAt, statement, language: spoken } = withdrawal;
  return (
    <Note tone="warn" title={t('endedTitle', { name })}>
      {t('endedText', { at: formatFully(receivedAt, language) })}
      <span className="quote-ended" lang={spoken}>
        {statement}
      </span>
    </Note>
  );
}
