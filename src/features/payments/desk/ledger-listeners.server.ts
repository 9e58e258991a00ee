import { type Listener, on } from '#platform/context/events.server.ts';
import {
  handOverCharge,
  handOverFailedRefund,
  handOverRefund,
} from '../invoices/handovers.server.ts';
import {
  charged,
  firstPaymentApplied,
  orderPaid,
  refunded,
  refundFailed,
  renewalReported,
} from '../ledger/ledger-events.server.ts';
import { cancelRefundedMeetings } from '../meetings/order-meetings.server.ts';
import { closeFailedRefund, reportFailedRefund } from '../refunds/failed-refunds.server.ts';
import { closePaidRequest } from '../requests/change-request.server.ts';
import { followRenewal } from '../subscriptions/renewals.server.ts';
import { keepWait } from '../waiting/keep-wait.server.ts';

/** What the rooms above the ledger do when it changes; those of one event in this order. */
export const ledgerListeners: readonly Listener[] = [
  on(charged, handOverCharge),
  on(orderPaid, closePaidRequest),
  on(refundFailed, handOverFailedRefund),
  on(refundFailed, reportFailedRefund),
  on(refunded, handOverRefund),
  on(refunded, closeFailedRefund),
  on(refunded, cancelRefundedMeetings),
  on(renewalReported, followRenewal),
  on(firstPaymentApplied, keepWait),
];
