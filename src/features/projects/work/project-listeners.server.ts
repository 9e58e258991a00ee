import {
  addressGiven,
  charged,
  contractEnded,
} from '#features/payments/ledger/ledger-events.server.ts';
import { type Listener, on } from '#platform/context/events.server.ts';
import { beginPaidOrder } from './begin-work.server.ts';
import { pauseEndedWork } from './change-state.server.ts';

/** What the work for clients does when the ledger changes. */
export const projectListeners: readonly Listener[] = [
  on(charged, (context, trx, { order }) => beginPaidOrder(context, trx, order)),
  on(addressGiven, (context, trx, { order }) => beginPaidOrder(context, trx, order)),
  on(contractEnded, pauseEndedWork),
];
