import { toInstant } from '#core/clock.ts';
import { newToken } from '#core/ids.server.ts';
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from '../payment-provider.server.ts';
import type { WaitKind } from '../payment-wait.ts';
import { cancelPayment, cancelSubscription } from './cancel-payment.server.ts';
import {
  authenticateCardChange,
  confirmCardChange,
  finishCardChange,
  startCardChange,
} from './card-changes.server.ts';
import {
  authenticatePayment,
  type Confirmation,
  confirmPayment,
} from './confirm-payment.server.ts';
import {
  closeDispute,
  findDisputesOf,
  getDispute,
  listDisputes,
  loseOverdueDisputes,
} from './disputes.server.ts';
import { failDueRefunds } from './failing-refunds.server.ts';
import { settlePayment } from './payment-transitions.server.ts';
import { refundPayment } from './refund-payment.server.ts';
import { endPeriod, renewSubscriptions } from './renew-subscriptions.server.ts';
import {
  findPayments,
  findPendingEvents,
  getPaymentBy,
  getSubscriptionBy,
  markDelivered,
  recordEvent,
  type SandboxPayment,
  saveCustomer,
  savePayment,
  saveSubscription,
  toProviderPayment,
} from './sandbox.repository.server.ts';
import { lockOrder, resourceMissing, type SandboxServices } from './sandbox-services.server.ts';
import { readSignedEvent, signBody } from './sign-event.server.ts';
import { startPayment } from './start-payment.server.ts';
import { countryOfToken } from './test-cards.ts';
import type { WaitEnd } from './wait-ends.ts';
import { endWait, waitForMoney } from './wait-for-money.server.ts';

/** Lets a subscription end with its period, or go on after all. Throws `ProviderError` for an unknown id. */
async function endAtPeriodEnd(
  services: SandboxServices,
  id: string,
  isEnding: boolean,
): Promise<void> {
  await services.database.transaction(async (trx) => {
    const found = await getSubscriptionBy(trx, 'id', id);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    const subscription = (await getSubscriptionBy(trx, 'id', id)) ?? found;
    const endsAt = isEnding ? subscription.periodEndsAt : null;
    if (subscription.status === 'cancelled' || subscription.endsAt === endsAt) return;
    await saveSubscription(trx, { ...subscription, endsAt });
    const at = toInstant(services.clock());
    const type = 'customer.subscription.updated';
    await recordEvent(trx, { type, kind: 'subscription', about: id, at });
  });
}

/** Changes the amount of a payment that is still open. Throws `ProviderError` for an unknown id. */
async function changeAmount(
  services: SandboxServices,
  id: string,
  amountCents: number,
): Promise<void> {
  await services.database.transaction(async (trx) => {
    const key = { by: 'id' as const, value: id };
    const found = await getPaymentBy(trx, key);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    const payment = (await getPaymentBy(trx, key)) ?? found;
    if (payment.status === 'open') await savePayment(trx, { ...payment, amountCents });
  });
}

/** A webhook as the sandbox would send it. */
export type SignedEvent = { id: string; body: string; signature: string };

/** The built-in card provider, with what a browser does at Stripe and what happens over time. */
export type SandboxProvider = PaymentProvider & {
  name: 'sandbox';
  /** Pays with a checked card, or changes to it. Returns null for an unknown secret. */
  confirm(clientSecret: string, cardNumber: string): Promise<Confirmation | null>;
  /** Completes the bank's authentication, accepted or refused. */
  authenticate(clientSecret: string, accept: boolean): Promise<Confirmation | null>;
  /** Begins to wait for the money of a voucher, request or debit. Returns null for an unknown secret. */
  waitForMoney(
    clientSecret: string,
    method: { kind: WaitKind; phone: string | null },
  ): Promise<Confirmation | null>;
  /** Ends such a wait at once. Returns null for an unknown secret. */
  endWait(clientSecret: string, end: WaitEnd): Promise<Confirmation | null>;
  /** Ends a dispute, as the bank does. */
  closeDispute(id: string, status: 'won' | 'lost'): Promise<void>;
  /** Ends the period of a subscription now. Throws `ProviderError` for an unknown id. */
  endPeriod(subscriptionId: string): Promise<void>;
  /** Settles processing payments, and does whatever else is due: renewals, failing refunds, disputes. */
  processDue(): Promise<void>;
  /**
   * Events that are not delivered yet, signed with the current time, oldest first, at most 100: those
   * of one payment, its subscription and disputes, or all behind the event `after`.
   */
  pendingEvents(of?: { payment?: string; after?: string }): Promise<SignedEvent[]>;
  markDelivered(eventId: string): Promise<void>;
};

export function isSandbox(provider: PaymentProvider): provider is SandboxProvider {
  return provider.name === 'sandbox';
}

/** Settles processing payments that are due: one of them, or all. */
async function settleDue(services: SandboxServices, only?: string): Promise<void> {
  const now = toInstant(services.clock());
  const due = await services.database.read((db) => {
    const all = db
      .selectFrom('sandboxPayments')
      .select(['id', 'orderId'])
      .where('status', '=', 'processing')
      .where('settlesAt', '<=', now);
    return (only === undefined ? all : all.where('id', '=', only)).execute();
  });
  for (const { id, orderId } of due)
    await services.database.transaction(async (trx) => {
      await lockOrder(services, trx, orderId);
      const payment = await getPaymentBy(trx, { by: 'id', value: id });
      if (payment?.status === 'processing' && payment.settlesAt)
        await settlePayment(trx, payment, payment.settlesAt);
    });
}

async function readPayment(services: SandboxServices, id: string): Promise<ProviderPayment | null> {
  await settleDue(services, id);
  return services.database.read(async (db) => {
    const payment = await getPaymentBy(db, { by: 'id', value: id });
    return payment ? toProviderPayment(db, payment) : null;
  });
}

async function readSubscription(
  { database }: SandboxServices,
  id: string,
): Promise<ProviderSubscription | null> {
  return database.read(async (db) => {
    const subscription = await getSubscriptionBy(db, 'id', id);
    if (!subscription) return null;
    const payments: ProviderPayment[] = [];
    for (const payment of await findPayments(db, { subscriptionId: id }))
      payments.push(await toProviderPayment(db, payment));
    const { orderId, status, periodEndsAt, endsAt, endedAt } = subscription;
    return { id, orderId, status, periodEndsAt, endsAt, endedAt, payments };
  });
}

async function* listPayments({ database }: SandboxServices, since: string) {
  for (let from = 0; ; ) {
    const page = await database.read(async (db) => {
      const rows: SandboxPayment[] = await findPayments(db, { after: since, from });
      return Promise.all(rows.map((row) => toProviderPayment(db, row)));
    });
    yield* page;
    from += page.length;
    if (page.length === 0) return;
  }
}

async function* listSubscriptions({ database }: SandboxServices) {
  yield* await database.read((db) =>
    db
      .selectFrom('sandboxSubscriptions')
      .select(['id', 'orderId', 'status'])
      .where('status', '!=', 'cancelled')
      .execute(),
  );
}

function required<Found>(found: Found | null, id: string): Found {
  if (found !== null) return found;
  throw resourceMissing(id);
}

/**
 * The card provider that needs no account. Its payments and its events until delivery are in tables
 * of its own. Signatures are valid in this process only, unless a secret is given.
 */
export function createSandboxProvider({
  webhookSecret = newToken(),
  ...services
}: SandboxServices & { webhookSecret?: string }): SandboxProvider {
  const { database, clock } = services;
  return {
    name: 'sandbox',
    publishableKey: null,
    startPayment: (charge) => startPayment(services, charge),
    identifyBuyer: (id, { name, email }) =>
      database.transaction((trx) => saveCustomer(trx, id, { name, email })),
    getMethodCountry: async (token) => countryOfToken(token),
    getPayment: (id) => readPayment(services, id),
    getSubscription: (id) => readSubscription(services, id),
    async refund(id, refund) {
      await refundPayment(services, id, refund);
      return required(await readPayment(services, id), id);
    },
    async changeAmount(id, amountCents) {
      await changeAmount(services, id, amountCents);
      return required(await readPayment(services, id), id);
    },
    async cancelPayment(id) {
      await cancelPayment(services, id);
      return required(await readPayment(services, id), id);
    },
    async cancelSubscription(id) {
      await cancelSubscription(services, id);
      return required(await readSubscription(services, id), id);
    },
    async endAtPeriodEnd(id, isEnding) {
      await endAtPeriodEnd(services, id, isEnding);
      return required(await readSubscription(services, id), id);
    },
    startCardChange: (id) => startCardChange(services, id),
    finishCardChange: (id) => finishCardChange(services, id),
    listPayments: (since) => listPayments(services, since),
    listSubscriptions: () => listSubscriptions(services),
    getDispute: (id) => database.read((db) => getDispute(db, id)),
    listDisputes: (since) => listDisputes(services, since),
    closeDispute: (id, status) => closeDispute(services, id, status),
    readEvent: async (body, signature) =>
      readSignedEvent(body, signature, { secret: webhookSecret, now: clock() }),
    confirm: async (secret, number) =>
      (await confirmPayment(services, secret, number)) ??
      (await confirmCardChange(services, secret, number)),
    authenticate: async (secret, accept) =>
      (await authenticatePayment(services, secret, accept)) ??
      (await authenticateCardChange(services, secret, accept)),
    waitForMoney: (secret, method) => waitForMoney(services, secret, method),
    endWait: (secret, end) => endWait(services, secret, end),
    endPeriod: (id) => endPeriod(services, id),
    async processDue() {
      await settleDue(services);
      await failDueRefunds(services);
      await loseOverdueDisputes(services);
      await renewSubscriptions(services);
    },
    async pendingEvents({ payment: id, after } = {}) {
      const events = await database.read(async (db) => {
        if (id === undefined) return findPendingEvents(db, after === undefined ? {} : { after });
        const payment = await getPaymentBy(db, { by: 'id', value: id });
        const about = [
          ...[id, ...(payment?.subscriptionId ? [payment.subscriptionId] : [])],
          ...(await findDisputesOf(db, id)),
        ];
        return findPendingEvents(db, { about });
      });
      return events.map(({ id, type, aboutKind: kind, aboutId }) => {
        const body = JSON.stringify({ id, type, about: { kind, id: aboutId } });
        return { id, body, signature: signBody(body, webhookSecret, clock()) };
      });
    },
    markDelivered: (id) =>
      database.transaction((trx) => markDelivered(trx, id, toInstant(clock()))),
  };
}
