import { dayAfter, isWorkday, lastOpenMoment, type OfficeTime } from '#core/working-time.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { repayWithin } from './repayment.ts';

/** Days in which a consumer may withdraw (Directive 2011/83/EU, art. 9; Decreto-Lei 24/2014, art. 10). */
const withdrawalDays = 14;

/**
 * Returns the last day, `YYYY-MM-DD` in Lisbon, on which a contract concluded at an instant can be
 * withdrawn from: the 14th after that day, or the next working day (Regulation 1182/71, art. 3).
 */
export function lastWithdrawalDay(concludedAt: string): string {
  let { day } = readClock(concludedAt, companyZone);
  for (let count = 0; count < withdrawalDays; count += 1) day = dayAfter(day);
  while (!isWorkday(day)) day = dayAfter(day);
  return day;
}

/** Returns the instant at which the period of such a contract has ended. */
export function endOfWithdrawal(concludedAt: string): string {
  return zonedInstant(dayAfter(lastWithdrawalDay(concludedAt)), '00:00', companyZone);
}

type Buyer = { buyerKind: string };
/** `agreedAt`: when it was concluded before any payment, by accepting a quote. */
export type Contract = Buyer & {
  status: string;
  createdAt: string;
  paidAt: string | null;
  agreedAt: string | null;
};

/** Returns whether an order was placed by a consumer; billing details of later do not change that. */
export function isConsumer({ buyerKind }: Buyer): boolean {
  return buyerKind === 'consumer';
}

/** Returns whether a contract was concluded: its quote accepted, or a payment made. */
export function isConcluded({ agreedAt, paidAt }: Pick<Contract, 'agreedAt' | 'paidAt'>): boolean {
  return agreedAt !== null || paidAt !== null;
}

/**
 * Returns when the contract was concluded: when the quote of all its parts was accepted, else with the
 * payment, which counts in favour of the consumer.
 */
export function concludedAt({
  agreedAt,
  paidAt,
  createdAt,
}: Pick<Contract, 'agreedAt' | 'paidAt' | 'createdAt'>): string {
  return agreedAt ?? paidAt ?? createdAt;
}

/** Returns by when the company repays after a statement: its last open moment before the law's limit. */
export function repayDue(receivedAt: string, office: OfficeTime): string {
  const limit = new Date(Date.parse(receivedAt) + repayWithin).toISOString();
  return lastOpenMoment(receivedAt, limit, office) ?? limit;
}
