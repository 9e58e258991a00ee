import { disputeNotification } from '#features/payments/disputes/emails/dispute-notification.server.ts';
import { orderInvoice } from '#features/payments/invoices/emails/order-invoice.server.ts';
import { orderContactMail } from '#features/payments/ledger/emails/order-contact.server.ts';
import { orderNotification } from '#features/payments/ledger/emails/order-notification.server.ts';
import { orderReceipt } from '#features/payments/ledger/emails/order-receipt.server.ts';
import { orderUpdate } from '#features/payments/ledger/emails/order-update.server.ts';
import type { PlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import { failedRefundNotification } from '#features/payments/refunds/emails/failed-refund.server.ts';
import { requestMail } from '#features/payments/requests/emails/request-mail.server.ts';
import type { PaymentRequest } from '#features/payments/requests/requests.repository.server.ts';
import { paymentDue } from '#features/payments/subscriptions/emails/payment-due.server.ts';
import { orderDebit } from '#features/payments/waiting/emails/order-debit.server.ts';
import { orderVoucher } from '#features/payments/waiting/emails/order-voucher.server.ts';
import {
  quoteWithdrawalNotification,
  quoteWithdrawalReceipt,
} from '#features/payments/withdrawal/emails/quote-withdrawal.server.ts';
import { withdrawalLinkMail } from '#features/payments/withdrawal/emails/withdrawal-link.server.ts';
import { withdrawalNotification } from '#features/payments/withdrawal/emails/withdrawal-notification.server.ts';
import { withdrawalReceipt } from '#features/payments/withdrawal/emails/withdrawal-receipt.server.ts';
import {
  quoteAcceptedMail,
  quoteMail,
  quoteNotification,
} from '#features/quotes/emails/quote-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import {
  at,
  charge,
  debit,
  declined,
  dispute,
  link,
  type OrderSample,
  origin,
  paid,
  real,
  sender,
  unpaid,
  voucher,
  type WithdrawalSample,
} from './mail-samples.ts';

const lateKinds = ['late_ended', 'late_withdrawn'] as const;

/** The mails about a quote, whose words are those of staff; what its client writes, the company reads. */
function quoteMailsOf({ language, billingEmail, currency }: OrderSample): OutgoingMail[] {
  const quote = {
    id: 'q1',
    personId: 'p1',
    title: 'A company',
    titlePt: 'Uma empresa',
    language: language === 'pt' ? 'pt' : 'en',
    currency,
    validUntil: at.slice(0, 10),
    version: 1,
  } as const;
  const about = { quote, email: billingEmail, token: 't', totalCents: 72_500 };
  const said = { id: 'd1', name: 'Noor', words: 'A company', sha256: 'a1', earlyStart: null, at };
  return [
    quoteMail(about, 'a1', sender),
    quoteAcceptedMail(about, { ...said, withdrawal: '/withdrawal/t' }, sender),
    quoteNotification(
      about,
      {
        decision: { ...said, choice: 'accepted', comment: 'Gratis http://spam.example now' },
        clientName: 'Noor',
        projectId: 'w1',
      },
      quote.language,
      sender,
    ),
  ];
}

/** The mails about a quote that was withdrawn from before anything was paid. */
function endedQuoteMailsOf(order: OrderSample, withdrawal: WithdrawalSample): OutgoingMail[] {
  const language = order.language === 'pt' ? 'pt' : 'en';
  const quote = {
    id: 'q1',
    reference: 'Q-7K4QXM2P',
    title: 'A company',
    titlePt: 'Uma empresa',
    personId: 'p1',
    language,
    agreedAt: at,
    projectId: 'w1',
  } as const;
  const ended = { quote, statement: withdrawal, cancelled: 3 };
  return [
    quoteWithdrawalReceipt(ended, sender),
    quoteWithdrawalNotification(ended, language, sender),
  ];
}

/** What staff ask the buyer of an order to pay; its words are theirs. */
function requestOf(order: OrderSample): PaymentRequest {
  return {
    id: 'r1',
    reference: 'EN-7K4QXR',
    personId: 'p1',
    projectId: null,
    aboutOrderId: null,
    language: order.language === 'pt' ? 'pt' : 'en',
    title: 'Second half',
    titlePt: 'Segunda metade',
    priceCents: 72_500,
    currency: order.currency,
    dueDay: at.slice(0, 10),
    state: 'open',
    version: 1,
    reminders: 0,
    remindedThrough: 0,
    remindedAt: null,
    mailedAt: null,
    closedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The second part of a quote, after the first. */
const part: PlanPart = {
  quoteId: 'q1',
  quote: 'Q-7K4QXM2P',
  number: 2,
  count: 3,
  agreedAt: at,
  askedAt: at,
  paid: [{ number: 1, paidAt: '2026-01-02T10:00:00.000Z' }],
};

/** Every mail about an order in its language, by the file that builds it. */
export function orderMailsOf(
  order: OrderSample,
  withdrawal: WithdrawalSample,
): Record<string, OutgoingMail[]> {
  const { currency, language } = order;
  const subscription = { ...order, interval: 'month' };
  const managed = { ...sender, manageUrl: `${origin}/subscription/t` };
  return {
    'quotes/emails/quote-mail': quoteMailsOf(order),
    'payments/requests/emails/request-mail': (
      ['asked', 'changed', 'reminded', 'cancelled'] as const
    ).map((kind) => {
      const mailed = { kind, attempt: 1, email: order.billingEmail, key: 'k' } as const;
      const account = {
        isOn: true,
        iban: 'PT50000201231234567890154',
        bic: '',
        holder: sender.company.brand,
      };
      const company = {
        prices: 'included',
        today: at.slice(0, 10),
        now: at,
        part,
        account,
      } as const;
      return requestMail(requestOf(order), { ...mailed, ...company }, sender);
    }),
    'payments/ledger/emails/order-contact': [orderContactMail(order, language, sender)],
    'payments/ledger/emails/order-notification': [
      orderNotification(order, { ...paid, earlier: null }, language, sender),
      orderNotification(order, { ...paid, earlier: 'EN-AAAAAA' }, language, sender),
      orderNotification(order, { kind: 'request_paid', payment: 'pi_8' }, language, sender),
      orderNotification(subscription, declined, language, sender),
      orderNotification(subscription, { kind: 'cancelled' }, language, sender),
      ...lateKinds.map((kind) =>
        orderNotification(
          subscription,
          { kind, payment: 'pi_9', amountCents: 145_000, repayBy: at },
          language,
          sender,
        ),
      ),
    ],
    'payments/ledger/emails/order-update': [
      orderUpdate(
        order,
        {
          kind: 'refund',
          payment: 'pi_1',
          cents: 45_000,
          refundedCents: 95_000,
          refundFailedCents: 0,
        },
        managed,
      ),
      orderUpdate(subscription, { kind: 'ending', endsAt: at }, managed),
      orderUpdate(subscription, { kind: 'ended' }, managed),
      orderUpdate(subscription, { kind: 'card', change: 'seti_1' }, managed),
    ],
    'payments/disputes/emails/dispute-notification': [
      disputeNotification(
        order,
        { ...dispute, currency, status: 'needs_response' },
        { language, sender },
      ),
    ],
    'payments/subscriptions/emails/payment-due': [
      ...(['declined', 'returned', 'authentication'] as const).map((reason) =>
        paymentDue(
          subscription,
          { ...unpaid, reason },
          { ...sender, manageUrl: `${origin}/subscription/t` },
        ),
      ),
    ],
    'payments/invoices/emails/order-invoice': (
      [
        ['invoice', 'FR 2026/12'],
        ['credit_note', 'NC 2026/3'],
      ] as const
    ).map(([kind, number]) =>
      orderInvoice(
        order,
        { fileId: kind, number, kind, content: Buffer.from('%PDF-1.7') },
        {
          ...sender,
          part,
        },
      ),
    ),
    'payments/refunds/emails/failed-refund': [
      failedRefundNotification(
        order,
        {
          paymentId: 'pi_1',
          failedCents: 45_000,
          refundFailedCents: 45_000,
          refundedCents: 0,
          contactBy: at,
        },
        { language, sender },
      ),
    ],
    'payments/ledger/emails/order-receipt': [
      orderReceipt(
        order,
        { ...charge, currency },
        {
          ...sender,
          withdrawal: 't',
          other: 'EN-AAAAAA',
          manageUrl: null,
          isInvoiced: false,
          part,
        },
      ),
      orderReceipt(
        { ...order, ...real },
        { ...charge, currency },
        { ...sender, withdrawal: 't', other: null, manageUrl: null, isInvoiced: true, part: null },
      ),
      orderReceipt(
        {
          ...order,
          ...real,
          interval: 'month',
          fullAmountCents: null,
          offerAdds: null,
          offerAddsPt: null,
        },
        { ...charge, currency, paymentId: 'pi_3' },
        { ...managed, withdrawal: null, other: null, isInvoiced: false, part: null },
      ),
      ...(['ended', 'withdrawn'] as const).map((late) =>
        orderReceipt(
          { ...subscription, ...real },
          { ...charge, currency, paymentId: `pi_${late}`, late },
          { ...managed, withdrawal: 't', other: null, isInvoiced: false, part: null },
        ),
      ),
    ],
    'payments/waiting/emails/order-debit': [
      orderDebit(order, debit, 'ordered', sender),
      orderDebit(order, debit, 'failed', sender),
    ],
    'payments/waiting/emails/order-voucher': [
      orderVoucher(order, voucher, 'issued', sender),
      orderVoucher(order, voucher, 'reminder', sender),
    ],
    'payments/withdrawal/emails/quote-withdrawal': endedQuoteMailsOf(order, withdrawal),
    'payments/withdrawal/emails/withdrawal-receipt': [
      withdrawalReceipt(order, withdrawal, {
        ...sender,
        covered: { orders: [order], cancelled: 2 },
      }),
    ],
    'payments/withdrawal/emails/withdrawal-notification': [
      withdrawalNotification(order, withdrawal, {
        language,
        repayBy: withdrawal.receivedAt,
        covered: { orders: [order], cancelled: 1 },
        ...sender,
      }),
    ],
    'payments/withdrawal/emails/withdrawal-link': [
      withdrawalLinkMail(order, { ...link, language }),
    ],
  };
}
