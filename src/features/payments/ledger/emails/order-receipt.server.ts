import { capitalize } from '#i18n/capitalize.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import { withdrawOrderPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { missingOfPerson } from '../../company-details.ts';
import { formatLongDay } from '../../format-day.ts';
import type { OrderCharge } from '../charges.repository.server.ts';
import type { Order } from '../orders.repository.server.ts';
import { type PlanPart, sayPlanPart } from '../plan-part.texts.ts';
import { concludedAt, endOfWithdrawal, lastWithdrawalDay } from '../withdrawal-period.ts';
import { orderMailBuilder } from './order-mail-builder.server.ts';

/**
 * `withdrawal`: the token of the link to withdraw, or null for a business. `manageUrl`: the
 * subscriber's page, or null for what is paid once. `other`: the reference of another paid order of
 * the package, or null. `isInvoiced`: whether the owner attaches a certified invoice to each charge. `part`:
 * which part of a quote it pays, or null.
 */
type ReceiptSetting = MailSender & {
  withdrawal: string | null;
  manageUrl: string | null;
  other: string | null;
  isInvoiced: boolean;
  part: PlanPart | null;
};

/** Says which meetings an order includes; nothing if it includes none. */
function includedMeetings(
  { meetings, meetingMinutes: minutes, interval }: Order,
  t: ReturnType<typeof orderMailBuilder>['t'],
): string[] {
  if (!(meetings > 0)) return [];
  const each = interval === 'one-time' ? '' : t('meetings_each');
  const said =
    meetings === 1 ? t('meeting', { minutes }) : t('meetings_of', { count: meetings, minutes });
  return [said + each];
}

/**
 * Builds the receipt of one charge to the order's address. The first one says what happens next and
 * links to the buyer's own page, where the meetings of the order are booked; a renewal's says that there is nothing to do, and that of money which
 * came after the end that it goes back. It repeats no name that was typed, because anyone can enter
 * another person's address.
 */
export function orderReceipt(
  order: Order & { billingEmail: string },
  charge: OrderCharge,
  { withdrawal, manageUrl, other, isInvoiced, part, ...sender }: ReceiptSetting,
): OutgoingMail {
  const builder = orderMailBuilder(order, order.language, sender);
  const { t, pageUrl, ownUrl, name, taxLines } = builder;
  const isFirst = charge.paymentId === order.paymentId;
  const { late } = charge;
  // After what staff asked for, the work goes on as it does.
  const isRequest = order.requestId !== null;
  const isBeginning = isFirst && late === null && !isRequest;
  const kind = late !== null ? (`late_${late}_receipt` as const) : isFirst ? 'receipt' : 'renewal';
  const amount = builder.formatAmount(charge.amountCents);
  const params = { name, reference: order.reference, amount };
  const { phone } = sender.company;
  const confirms = t(isInvoiced ? 'confirms_before_invoice' : 'confirms');
  const also = other && isFirst ? [t('also_paid_text', { reference: other, phone })] : [];
  const concluded = concludedAt(order);
  const canWithdraw = withdrawal !== null && charge.paidAt < endOfWithdrawal(concluded);
  const lastDay = formatLongDay(lastWithdrawalDay(concluded), builder.language);
  // Paid by a call that skips the details, or by a transfer: without them there is no right invoice.
  const isUnnamed = isRequest && late === null && missingOfPerson(order).length > 0;
  const next = [t('next_mail'), t('next_contact'), t('next_session')];
  return builder.build({
    kind: 'order-receipt',
    ids: [charge.paymentId],
    to: order.billingEmail,
    aboutUs: { orderId: order.id },
    subject: t(kind === 'renewal' ? 'receipt_subject' : `${kind}_subject`, params),
    preheader: t(
      isRequest && late === null ? 'request_receipt_preheader' : `${kind}_preheader`,
      params,
    ),
    heading: t(`${kind}_heading`),
    lead: t(`${kind}_lead`, { phone, confirms }),
    bill: {
      ...builder.billOf(charge.amountCents),
      facts: [
        { label: t('date'), lines: [capitalize(builder.formatInstant(charge.paidAt))] },
        { label: t('status'), lines: [t('completed')] },
        { label: t('reference'), lines: [order.reference] },
        {
          label: t('part'),
          lines: part ? [sayPlanPart(part, charge.paidAt, builder.language)] : [],
        },
        { label: t('billing'), lines: taxLines },
      ],
    },
    facts: [
      { label: t('also_paid'), lines: also, isText: true },
      { label: t('unnamed'), lines: isUnnamed ? [t('unnamed_text')] : [], isText: true },
      { label: t('meetings'), lines: isBeginning ? includedMeetings(order, t) : [] },
      { label: t('next'), lines: isBeginning ? next : [], isText: true },
    ],
    ...(isBeginning && {
      button: { label: t('schedule'), href: `${ownUrl}#meetings` },
    }),
    links: [
      ...(manageUrl === null ? [] : [{ label: t('manage'), href: manageUrl }]),
      ...(withdrawal === null
        ? []
        : [{ label: t('withdraw'), href: pageUrl(withdrawOrderPath.href({ token: withdrawal })) }]),
    ],
    ...(canWithdraw && { after: t('withdraw_until', { day: lastDay }) }),
    reason: t('receipt_reason'),
    maxPerDay: 5,
  });
}
