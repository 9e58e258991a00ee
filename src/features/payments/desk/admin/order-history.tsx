import type { ComponentType } from 'react';
import { auditActionText } from '#features/audit/audit.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { RecordPart } from '#ui/admin/record-part.tsx';
import { IconAlert, IconCheck, IconMail } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconClock, IconEuro, IconReceipt, IconRetry } from '#ui/icons/icons.tsx';
import { IconRefund, IconScales } from '../../admin/order-icons.tsx';
import { providerMessage } from '../../provider-message.ts';
import type { OrderEntry } from '../orders-admin.schema.ts';
import { orderHistoryTexts } from './order-history.texts.ts';
import { providerEventTexts } from './provider-event.texts.ts';
import '#ui/admin/layout/timeline.css';

/**
 * Returns the note of an order's history as it is shown: an amount is stored as `400.00 EUR`, a day as
 * `2026-12-25`, and any other note is a text.
 */
export function historyNote(note: string | null, language: Language): string | null {
  if (note === null) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(note)) return formatShortDay(`${note}T12:00:00.000Z`, language);
  const [, amount, currency] = /^(\d+\.\d\d) ([A-Z]{3})$/.exec(note) ?? [];
  if (amount === undefined || currency === undefined) return providerMessage(language, note);
  return formatMoney({ cents: Math.round(Number(amount) * 100), currency }, language);
}

const icons: Record<string, ComponentType<IconProps>> = {
  created: IconReceipt,
  charged: IconEuro,
  renewed: IconRetry,
  paid: IconCheck,
  failed: IconAlert,
  renewal_failed: IconAlert,
  given_back: IconRefund,
  partly_refunded: IconRefund,
  refunded: IconRefund,
  refund_failed: IconAlert,
  dispute_needs_response: IconScales,
  dispute_inquiry: IconScales,
  dispute_under_review: IconScales,
  dispute_won: IconCheck,
  dispute_lost: IconAlert,
  invoice_attached: IconReceipt,
  credit_note_attached: IconReceipt,
  mail: IconMail,
};
const tones: Record<string, string> = {
  paid: 'good',
  failed: 'bad',
  renewal_failed: 'bad',
  amount_differs: 'bad',
  refund_failed: 'bad',
  dispute_inquiry: 'bad',
  dispute_needs_response: 'bad',
  dispute_won: 'good',
  dispute_lost: 'bad',
  change: 'note',
};

function titleOf({ kind, label }: OrderEntry, language: Language): string {
  if (kind === 'change') return auditActionText(language, label);
  const code = kind === 'event' ? 'event' : label;
  return codeText(orderHistoryTexts, language, { field: '', code });
}

function detailOf({ kind, label, state, note }: OrderEntry, language: Language): string | null {
  if (kind === 'mail')
    return codeText(orderHistoryTexts, language, { field: 'mail', code: state ?? '' });
  return kind === 'event'
    ? codeText(providerEventTexts, language, { field: '', code: label })
    : historyNote(note, language);
}

function Entry({ entry }: { entry: OrderEntry }) {
  const t = useTexts(orderHistoryTexts);
  const { language } = useLanguage();
  const Icon = icons[entry.label] ?? icons[entry.kind] ?? IconClock;
  const tone = tones[entry.label] ?? tones[entry.kind];
  const detail = detailOf(entry, language);
  return (
    <li>
      <span className={tone ? `tl__i tl__i--${tone}` : 'tl__i'}>
        <Icon />
      </span>
      <div>
        <b>{titleOf(entry, language)}</b>
        {detail ? <small>{detail}</small> : null}
        {entry.by ? <small>{t('by', { name: entry.by })}</small> : null}
      </div>
      <Instant at={entry.at} />
    </li>
  );
}

/** What happened with an order, newest first: its states, mails, the provider's messages, changes by staff. */
export function OrderHistory({ entries }: { entries: readonly OrderEntry[] }) {
  const t = useTexts(orderHistoryTexts);
  return (
    <RecordPart title={t('history')}>
      <ol className="tl">
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
    </RecordPart>
  );
}
