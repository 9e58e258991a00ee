import { dayAfter, isWorkday } from '#core/working-time.ts';
import { zonedInstant } from '#core/zoned-instant.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';

/** Days in which a consumer may withdraw (Directive 2011/83/EU, art. 9; Decreto-Lei 24/2014, art. 10). */
const withdrawalDays = 14;

/** What the page of a withdrawal link says. */
export type WithdrawalState =
  /** The statement can be sent. */
  | 'open'
  | 'received'
  /** The period has ended. */
  | 'over'
  /** The order was placed for a business, which has no right of withdrawal. */
  | 'business'
  /** Nothing was bought: the order was never paid. */
  | 'unpaid';

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
type Contract = Buyer & { status: string; createdAt: string; paidAt: string | null };

/** Returns whether an order was placed by a consumer; billing details of later do not change that. */
export function isConsumer({ buyerKind }: Buyer): boolean {
  return buyerKind === 'consumer';
}

/** Returns when the contract was concluded; the later payment counts, in favour of the consumer. */
export function concludedAt({ paidAt, createdAt }: Contract): string {
  return paidAt ?? createdAt;
}

/** Returns the state of an order's withdrawal; `receivedAt` is when a statement was received. */
export function withdrawalState(
  order: Contract,
  { receivedAt, now }: { receivedAt: string | null; now: Date },
): WithdrawalState {
  if (receivedAt !== null) return 'received';
  if (order.paidAt === null && order.status !== 'pending') return 'unpaid';
  if (!isConsumer(order)) return 'business';
  return now.getTime() < Date.parse(endOfWithdrawal(concludedAt(order))) ? 'open' : 'over';
}

/** A name that can carry no message: at most four short words of letters. */
const plainName = /^[\p{L}\p{M}'’.-]{1,20}( [\p{L}\p{M}'’-]{1,20}){0,3}$/u;

/** Returns the name as a mail may repeat it; nothing if it could carry a message. */
export function repeatableName(name: string): string {
  return plainName.test(name) ? name : '';
}
