import type { CheckedPayment } from '../payments.ts';

/** The order that was paid for, or was to be, and when. */
type PaidOrder = {
  reference: string;
  packageId: string;
  service: string;
  servicePt: string | null;
  /** In units of the currency (ISO 4217). */
  amount: number;
  currency: string;
  /** `one-time`, or the period of a subscription. */
  interval: string;
  /** The parts of the amount, and the rate in percent; null where they were not recorded. */
  net: number | null;
  vat: number | null;
  vatRate: number | null;
  vatTreatment: CheckedPayment['vatTreatment'];
  /** UTC, ISO 8601. */
  date: string;
  /** Whether it is a later payment of a subscription. */
  isRenewal: boolean;
  /** By when someone of the company has written or called; null until it is paid, and where it is shut then. */
  contactBy: string | null;
  /** The name that the buyer gave. */
  buyer: string | null;
  /** Whether no money moves. */
  isTest: boolean;
  provider: 'sandbox' | 'stripe';
  /** What was over when the money came, which goes back. */
  late: CheckedPayment['late'];
  /** The page of this order, where its meetings are booked; absent until it is paid. */
  withUs?: string | undefined;
  /** Of what staff asked for: the page where it is paid. */
  payUrl?: string | undefined;
  /** Whether nobody has said yet whom to call, and where. */
  asksContact?: boolean | undefined;
  /** Whether the buyer may withdraw; a business may not. */
  isConsumer: boolean;
};

/** What a payment waits for, or waited for in vain. */
export type Waiting = NonNullable<CheckedPayment['waiting']>;

/** A payment as reported by the server. */
export type Payment =
  | ({ status: 'paid' | 'refunded' } & PaidOrder)
  | ({ status: 'pending'; waiting: Waiting | null } & PaidOrder)
  /** The wait is over without the money. */
  | ({ status: 'lapsed'; waiting: Waiting } & PaidOrder)
  /** `message` is the card provider's; null if no card was tried yet. */
  | ({ status: 'failed'; message: string | null } & PaidOrder);

/** A payment that was not refused: paid, on its way or refunded. */
export type AcceptedPayment = Extract<Payment, { status: 'paid' | 'pending' | 'refunded' }>;
export type WaitingPayment = Extract<Payment, { status: 'pending' }> & { waiting: Waiting };
export type FailedPayment = Extract<Payment, { status: 'failed' }>;
export type LapsedPayment = Extract<Payment, { status: 'lapsed' }>;

/** Whether a paid payment is a later one of a subscription, which no consultant writes about. */
export function isRenewal({ status, isRenewal, late }: AcceptedPayment): boolean {
  return status === 'paid' && isRenewal && late === null;
}
