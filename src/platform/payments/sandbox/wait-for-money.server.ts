import { randomInt } from 'node:crypto';
import { toInstant } from '#core/clock.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { addBankingDays, addDays } from '../banking-days.ts';
import {
  debitWait,
  mbWayWait,
  type PaymentWait,
  voucherWait,
  type WaitKind,
} from '../payment-wait.ts';
import { attempt, type Confirmation, type Transition } from './confirm-payment.server.ts';
import { changePayment, markPaid } from './payment-transitions.server.ts';
import type { SandboxPayment } from './sandbox.repository.server.ts';
import type { SandboxServices } from './sandbox-services.server.ts';
import { cannotRenew, lapsedMessages, refusedMessages, type WaitEnd } from './wait-ends.ts';

/** The entity of the sandbox's vouchers, as in Stripe's test mode. */
const entity = '11249';

/** Days after its issue on which a voucher lapses, at the end of the day in Lisbon. */
const voucherDays = 3;

function newVoucher(now: Date): PaymentWait {
  const { day } = readClock(now, companyZone);
  const until = zonedInstant(addDays(day, voucherDays), '23:59', companyZone);
  const reference = String(randomInt(100_000_000, 1_000_000_000));
  return voucherWait({ entity, reference, orderedAt: toInstant(now), until });
}

function newWait(kind: WaitKind, phone: string | null, now: Date): PaymentWait {
  const at = toInstant(now);
  if (kind === 'multibanco') return newVoucher(now);
  return kind === 'mb_way' ? mbWayWait(at, phone) : debitWait(at, null);
}

/** A debit arrives on the fifth banking day; a voucher or request that no one pays lapses. */
function endOf({ kind, orderedAt, until }: PaymentWait) {
  if (kind !== 'sepa_debit') return { settlesAt: until, failureMessage: lapsedMessages[kind] };
  const day = addBankingDays(readClock(orderedAt, companyZone).day, 5);
  return { settlesAt: zonedInstant(day, '10:00', companyZone), failureMessage: null };
}

function waitWith(kind: WaitKind, phone: string | null): Transition {
  return async (trx, payment, now) => {
    // The refusal is only reported: the payment stays as it is.
    if (payment.subscriptionId !== null && kind !== 'sepa_debit')
      return { ...payment, status: 'open', failureMessage: cannotRenew };
    const waitsFor = newWait(kind, phone, now);
    const at = toInstant(now);
    const change = { status: 'processing', ...endOf(waitsFor), waitsFor, at } as const;
    // MB WAY and Multibanco belong to Portuguese accounts, and so does the sandbox's debit.
    return changePayment(trx, { ...payment, methodCountry: 'PT' }, change);
  };
}

/** Begins to wait for the money of a method. Returns null for an unknown secret. */
export function waitForMoney(
  services: SandboxServices,
  clientSecret: string,
  { kind, phone }: { kind: WaitKind; phone: string | null },
): Promise<Confirmation | null> {
  return attempt(services, clientSecret, waitWith(kind, phone));
}

function endWith(end: WaitEnd): Transition {
  return async (trx, payment: SandboxPayment, now) => {
    const at = toInstant(now);
    if (payment.waitsFor === null) return payment;
    if (end === 'paid') return markPaid(trx, payment, { at });
    const { kind } = JSON.parse(payment.waitsFor) as PaymentWait;
    const failureMessage = (end === 'lapsed' ? lapsedMessages : refusedMessages)[kind];
    return changePayment(trx, payment, { status: 'open', failureMessage, settlesAt: null, at });
  };
}

/** Ends the wait of a payment now, as the phone, the bank or time would. Null for an unknown secret. */
export function endWait(
  services: SandboxServices,
  clientSecret: string,
  end: WaitEnd,
): Promise<Confirmation | null> {
  return attempt(services, clientSecret, endWith(end), { whileWaiting: true });
}
