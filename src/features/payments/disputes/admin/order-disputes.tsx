import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import type { OrderDetail, OrderDispute } from '../../desk/orders-admin.schema.ts';
import { disputeReasonTexts } from '../dispute-reasons.texts.ts';
import { disputesTexts } from './disputes.texts.ts';

type Shown = keyof typeof disputesTexts.en & `${string}_title`;

/** The provider's pages of payments, where evidence is sent. */
const dashboards: Partial<Record<string, string>> = {
  stripe: 'https://dashboard.stripe.com/payments/',
  stripe_test: 'https://dashboard.stripe.com/test/payments/',
};

function DisputeNote({ dispute, provider }: { dispute: OrderDispute; provider: string }) {
  const t = useTexts(disputesTexts);
  const { language } = useLanguage();
  const { status, reason, currency, paymentId, withdrawnCents, evidenceDueAt } = dispute;
  const dashboard = dashboards[provider];
  const needsEvidence = status === 'needs_response' || status === 'inquiry';
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const params = {
    amount: money(dispute.amountCents),
    day: evidenceDueAt === null ? '' : formatShortDay(evidenceDueAt, language),
  };
  const sentences = [
    `${codeText(disputeReasonTexts, language, { field: '', code: reason })}.`,
    ...(withdrawnCents > 0 ? [t('withdrawn', { amount: money(withdrawnCents) })] : []),
    ...(needsEvidence && evidenceDueAt !== null ? [t('due', params)] : []),
  ];
  const action =
    needsEvidence && dashboard !== undefined ? (
      <a
        className={buttonClass({ variant: 'soft' })}
        href={dashboard + paymentId}
        target="_blank"
        rel="noreferrer"
      >
        {t('evidence')}
      </a>
    ) : null;
  return (
    <Note
      tone={needsEvidence || status === 'lost' ? 'bad' : 'info'}
      title={t(`${status}_title` as Shown, params)}
      action={action}
    >
      {sentences.join(' ')}
    </Note>
  );
}

/** What buyers say against the charges of an order, the newest first; nothing without a dispute. */
export function OrderDisputes({ order }: { order: OrderDetail }) {
  return order.disputes
    .toReversed()
    .map((dispute) => <DisputeNote key={dispute.id} dispute={dispute} provider={order.provider} />);
}
