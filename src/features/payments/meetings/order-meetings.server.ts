import { newId } from '#core/ids.server.ts';
import { type Result, refuse } from '#core/result.ts';
import {
  type BookedMeeting,
  bookMeeting,
  countLeft,
  isBookingConflict,
  type MeetingOrder,
  type MeetingRefusal,
  type MeetingSlot,
} from '#features/booking/meetings/book-meeting.server.ts';
import { cancelMeetings } from '#features/booking/meetings/cancel-meetings.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { findCharges, type OrderCharge } from '../ledger/charges.repository.server.ts';
import { stateOfCharges } from '../ledger/order-states.ts';
import { getOrder, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import { getWithdrawal } from '../ledger/withdrawals.repository.server.ts';

/**
 * Returns how many meetings of an order were paid for: those of its package for each payment that came in
 * time and was not wholly refunded, and none once the buyer has withdrawn.
 */
function paidMeetings(order: Order, charges: readonly OrderCharge[], isWithdrawn: boolean): number {
  if (isWithdrawn || order.paidAt === null) return 0;
  const kept = charges.filter(
    ({ late, amountCents, refundedCents }) => late === null && refundedCents < amountCents,
  );
  return order.meetings * (order.interval === 'one-time' ? Math.min(1, kept.length) : kept.length);
}

type Known = MeetingOrder['contact'];

async function readPerson(db: Queryable, id: string | null): Promise<Known | undefined> {
  return db
    .selectFrom('people')
    .select(['name', 'phone', 'company'])
    .where('id', '=', id ?? '')
    .executeTakeFirst();
}

/** The name and the number by which a buyer is called: what was said after the payment, else what is known. */
function contactOf(order: Order, person: Known | undefined): MeetingOrder['contact'] {
  return {
    name: order.contactName || order.billingName || person?.name || '',
    phone: order.contactPhone || person?.phone || '',
    company: order.billingCompany || person?.company || '',
  };
}

/** Returns an order as one that includes meetings, none of them if nothing was paid; null without an address. */
export async function toMeetingOrder(db: Queryable, order: Order): Promise<MeetingOrder | null> {
  const { id, reference, packageId, name, namePt, personId, language } = order;
  if (order.billingEmail === null) return null;
  const charges = await findCharges(db, id);
  const isWithdrawn = (await getWithdrawal(db, id)) !== null;
  const person = await readPerson(db, personId);
  return {
    id,
    reference,
    packageId,
    name,
    namePt,
    meetings: paidMeetings(order, charges, isWithdrawn),
    minutes: order.meetingMinutes,
    email: order.billingEmail,
    language,
    personId,
    contact: contactOf(order, person),
  };
}

/** Whose press it is, and which order; the order's id is known or refused before. */
export type MeetingRequest = {
  orderId: string;
  slot: MeetingSlot;
  by: Parameters<typeof bookMeeting>[2]['by'];
  idempotencyKey: string | null;
};

export type OrderMeetingRefusal = MeetingRefusal | KeyReused | { code: 'unknown_order' };

/**
 * Books a meeting of an order, for the client or for staff. However many presses compete for the last
 * one, it is booked once: the order and the slots are locked, in this order everywhere.
 */
export async function bookOrderMeeting(
  context: Context,
  { orderId, slot, by, idempotencyKey }: MeetingRequest,
): Promise<Result<BookedMeeting, OrderMeetingRefusal>> {
  const id = newId();
  const request = { orderId, ...slot };
  const keyed = { scope: 'order-meetings', key: idempotencyKey, request };
  async function decide(trx: Queryable): Promise<Result<BookedMeeting, OrderMeetingRefusal>> {
    await lockOrder(context.database, trx, orderId);
    const order = await getOrder(trx, orderId);
    const found = order && (await toMeetingOrder(trx, order));
    if (!found) return refuse({ code: 'unknown_order' });
    return bookMeeting(context, trx, { id, order: found, slot, by });
  }
  return retry(
    () => transact(context, (trx) => withIdempotencyKey(context, trx, keyed, () => decide(trx))),
    { isRetryable: isBookingConflict },
  );
}

/** Returns how many meetings an order includes, and how many of them can still be booked. */
export async function countMeetings(
  db: Queryable,
  order: Order,
): Promise<{ meetings: number; left: number; minutes: number }> {
  const found = await toMeetingOrder(db, order);
  if (!found) return { meetings: 0, left: 0, minutes: order.meetingMinutes };
  const { meetings, minutes } = found;
  return { meetings, minutes, left: await countLeft(db, found) };
}

/** Cancels the meetings to come of an order whose money has all gone back; the order must be locked. */
export async function cancelRefundedMeetings(
  context: Context,
  trx: Queryable,
  { order }: { order: Order },
): Promise<void> {
  if (order.meetings === 0) return;
  if (stateOfCharges(await findCharges(trx, order.id)) === 'refunded')
    await cancelMeetings(context, trx, order.id);
}
