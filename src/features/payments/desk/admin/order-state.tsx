import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import { providerMessage } from '../../provider-message.ts';
import type { OrderListRow } from '../orders-admin.schema.ts';
import { ordersTexts } from './orders-admin.texts.ts';

const variants: Record<string, BadgeVariant> = {
  paid: 'good',
  pending: 'secondary',
  created: 'secondary',
  failed: 'review',
  partly_refunded: 'outline',
  refunded: 'outline',
  cancelled: 'outline',
};

type StateKey = keyof typeof ordersTexts.en & `state_${string}`;
type DisputeKey = keyof typeof ordersTexts.en & `dispute_${string}`;
type SubscriptionKey = Exclude<keyof typeof ordersTexts.en & `sub_${string}`, 'sub_ending'>;

/** While a payment is contested, or was lost by it, nobody reads that it is paid. */
const contestedStates = [
  'inquiry',
  'inquiry_review',
  'needs_response',
  'under_review',
  'lost',
] as const;

/** What became of an order: a badge, and in words what matters about it. */
export function OrderState({ order }: { order: OrderListRow }) {
  const t = useTexts(ordersTexts);
  const { language } = useLanguage();
  const { status, subscriptionStatus, refundedCents, currency, failureMessage, disputeStatus } =
    order;
  const contested = contestedStates.find((one) => one === disputeStatus) ?? null;
  const isDisputed = contested === 'needs_response' || contested === 'inquiry';
  const isWithdrawn = order.withdrawnAt !== null && status === 'paid';
  const hasFailedRefund = order.refundFailed && status !== 'refunded';
  // Nor that it is paid while what the subscription owes is not.
  const isLate = contested === null && status === 'paid' && subscriptionStatus === 'past_due';
  const waitsForStaff =
    subscriptionStatus === 'past_due' || isDisputed || isWithdrawn || hasFailedRefund;
  const endsAt = subscriptionStatus === 'active' ? order.subscriptionEndsAt : null;
  const subscription = endsAt
    ? t('sub_ending', { day: formatShortDay(endsAt, language) })
    : subscriptionStatus && t(`sub_${subscriptionStatus}` as SubscriptionKey);
  const variant = disputeStatus === 'lost' ? 'outline' : variants[status];
  const notes = [
    ...(hasFailedRefund ? [t('refundFailed')] : []),
    ...(order.withdrawnAt === null ? [] : [t('withdrawn')]),
    ...(disputeStatus && contested === null ? [t(`dispute_${disputeStatus}` as DisputeKey)] : []),
    ...(isDisputed ? [t('sendEvidence')] : []),
    ...(subscription && !isLate ? [subscription] : []),
    ...(order.uninvoicedCount > 0 ? [t('uninvoiced')] : []),
    ...(status === 'partly_refunded'
      ? [formatMoney({ cents: -refundedCents, currency }, language)]
      : []),
  ];
  // A sentence of its own, which does not go on the list before it.
  const reason =
    status === 'failed' && failureMessage ? providerMessage(language, failureMessage) : null;
  return (
    <span className="tbl__state">
      <Badge variant={waitsForStaff ? 'review' : variant}>
        {contested === null
          ? t(isLate ? 'state_past_due' : (`state_${status}` as StateKey))
          : t(`contested_${contested}`)}
      </Badge>
      {notes.length > 0 ? <small>{notes.join(', ')}</small> : null}
      {reason === null ? null : <small>{reason}</small>}
    </span>
  );
}
