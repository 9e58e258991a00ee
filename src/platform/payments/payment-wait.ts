import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { addBankingDays } from './banking-days.ts';

/** The methods whose money arrives later than the press of the button. */
export const waitKinds = ['multibanco', 'mb_way', 'sepa_debit'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** What a payment waits for, as the provider reports it. What a method does not have is null. */
export type PaymentWait = {
  kind: WaitKind;
  /** The entity and reference of a Multibanco voucher, digits only. */
  entity: string | null;
  reference: string | null;
  /** The last three digits of the phone that has to confirm. */
  phoneEnd: string | null;
  orderedAt: string;
  /** When a voucher or request lapses; of a debit, the last instant at which it is expected. */
  until: string | null;
};

/** Milliseconds in which a request of MB WAY can be accepted. */
const mbWayTime = 4 * 60_000;

/** Banking days from the order of a debit until it may arrive, and until it has arrived as a rule. */
const debitDays = { first: 2, last: 6 } as const;

function dayOf(instant: string): string {
  return readClock(instant, companyZone).day;
}

/** The first and the last day, `YYYY-MM-DD`, on which a debit is expected. */
export function debitDaysOf({ orderedAt, until }: Pick<PaymentWait, 'orderedAt' | 'until'>) {
  const first = addBankingDays(dayOf(orderedAt), debitDays.first);
  const last = until ? dayOf(until) : addBankingDays(dayOf(orderedAt), debitDays.last);
  return { first: first < last ? first : last, last };
}

const nothing = { entity: null, reference: null, phoneEnd: null, until: null };

export function voucherWait(
  voucher: Pick<PaymentWait, 'entity' | 'reference' | 'orderedAt' | 'until'>,
): PaymentWait {
  return { ...nothing, ...voucher, kind: 'multibanco' };
}

/** The wait of a request that was sent to a phone at an instant. */
export function mbWayWait(orderedAt: string, phone: string | null): PaymentWait {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const phoneEnd = digits.length >= 9 ? digits.slice(-3) : null;
  const until = new Date(Date.parse(orderedAt) + mbWayTime).toISOString();
  return { ...nothing, kind: 'mb_way', phoneEnd, orderedAt, until };
}

/** The wait of a debit that was ordered at an instant; `expectedOn` is the provider's day, if any. */
export function debitWait(orderedAt: string, expectedOn: string | null): PaymentWait {
  const last = expectedOn ?? debitDaysOf({ orderedAt, until: null }).last;
  const until = zonedInstant(last, '23:59', companyZone);
  return { ...nothing, kind: 'sepa_debit', orderedAt, until };
}
