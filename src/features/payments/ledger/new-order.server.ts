import { newReference } from '#core/ids.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import type { BuyerColumns, OrderTerms } from '../checkout/buyer-terms.server.ts';
import type { Order } from './orders.repository.server.ts';

/** What is ordered, by whom the money is taken, and since when. */
type Ordered = Pick<
  Order,
  | 'id'
  | 'packageId'
  | 'requestId'
  | 'agreedAt'
  | 'name'
  | 'namePt'
  | 'meetings'
  | 'meetingMinutes'
  | 'language'
  | 'provider'
  | 'networkHash'
  | 'keyHash'
> & { now: string };

/** Returns an order that nothing was paid for yet. */
export function newOrder(
  { now, ...ordered }: Ordered,
  terms: OrderTerms,
  buyer: BuyerColumns,
): Order {
  return {
    ...ordered,
    reference: newReference(),
    status: 'created',
    secretHash: null,
    paymentId: null,
    subscriptionId: null,
    subscriptionStatus: null,
    subscriptionPaidUntil: null,
    subscriptionEndsAt: null,
    failureMessage: null,
    billingName: null,
    contactName: '',
    contactPhone: '',
    ...terms,
    ...buyer,
    personId: null,
    createdAt: now,
    updatedAt: now,
    paidAt: null,
    checkedAt: null,
    uninvoicedCharges: 0,
  };
}

/** Whether a transaction failed because another order, made at the same time, has its reference. */
export function isOrderReferenceTaken(error: unknown): boolean {
  return isUniqueViolation(error, { index: 'orders_reference', columns: ['orders.reference'] });
}
