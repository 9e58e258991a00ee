import {
  type Contract,
  concludedAt,
  endOfWithdrawal,
  isConcluded,
  isConsumer,
} from '../ledger/withdrawal-period.ts';

/** What the page of a withdrawal link says. */
export type WithdrawalState =
  /** The statement can be sent. */
  | 'open'
  | 'received'
  /** The period has ended. */
  | 'over'
  /** The order was placed for a business, which has no right of withdrawal. */
  | 'business'
  /** Nothing was bought: the order was never paid, and no quote accepted for it. */
  | 'unpaid';

/** Returns the state of an order's withdrawal; `receivedAt` is when a statement was received. */
export function withdrawalState(
  order: Contract,
  { receivedAt, now }: { receivedAt: string | null; now: Date },
): WithdrawalState {
  if (receivedAt !== null) return 'received';
  if (!isConcluded(order) && order.status !== 'pending') return 'unpaid';
  if (!isConsumer(order)) return 'business';
  return now.getTime() < Date.parse(endOfWithdrawal(concludedAt(order))) ? 'open' : 'over';
}

/** A name that can carry no message: at most four short words of letters. */
const plainName = /^[\p{L}\p{M}'’.-]{1,20}( [\p{L}\p{M}'’-]{1,20}){0,3}$/u;

/** Returns the name as a mail may repeat it; nothing if it could carry a message. */
export function repeatableName(name: string): string {
  return plainName.test(name) ? name : '';
}
