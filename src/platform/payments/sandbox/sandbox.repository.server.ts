import type { Selectable } from 'kysely';
import { newToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { EventSubject, ProviderPayment } from '../payment-provider.server.ts';
import type { PaymentWait } from '../payment-wait.ts';
import type { SandboxPaymentTable, SandboxSubscriptionTable } from './sandbox.tables.ts';
import { returnedDebit } from './wait-ends.ts';

export type SandboxPayment = Selectable<SandboxPaymentTable>;
export type SandboxSubscription = Selectable<SandboxSubscriptionTable>;

type PaymentKey = { by: 'id' | 'clientSecret'; value: string };

export async function getPaymentBy(
  db: Queryable,
  { by, value }: PaymentKey,
): Promise<SandboxPayment | null> {
  const found = db.selectFrom('sandboxPayments').selectAll().where(by, '=', value);
  return (await found.executeTakeFirst()) ?? null;
}

export async function getSubscriptionBy(
  db: Queryable,
  by: 'id' | 'orderId',
  value: string,
): Promise<SandboxSubscription | null> {
  const found = db.selectFrom('sandboxSubscriptions').selectAll().where(by, '=', value);
  return (await found.executeTakeFirst()) ?? null;
}

/** Finds payments by order, subscription or age, oldest first. */
export function findPayments(
  db: Queryable,
  by: { orderId: string } | { subscriptionId: string } | { after: string; from: number },
): Promise<SandboxPayment[]> {
  const all = db.selectFrom('sandboxPayments').selectAll().orderBy('createdAt').orderBy('id');
  if ('orderId' in by) return all.where('orderId', '=', by.orderId).execute();
  if ('subscriptionId' in by) return all.where('subscriptionId', '=', by.subscriptionId).execute();
  return all.where('createdAt', '>=', by.after).limit(100).offset(by.from).execute();
}

export async function refundedCents(db: Queryable, paymentId: string): Promise<number> {
  const rows = await db
    .selectFrom('sandboxRefunds')
    .select('amountCents')
    .where('paymentId', '=', paymentId)
    .where('failedAt', 'is', null)
    .execute();
  return rows.reduce((sum, row) => sum + row.amountCents, 0);
}

/** Returns what was refunded of a payment and sent back by the bank, in cents. */
export async function failedRefundCents(db: Queryable, paymentId: string): Promise<number> {
  const rows = await db
    .selectFrom('sandboxRefunds')
    .select('amountCents')
    .where('paymentId', '=', paymentId)
    .where('failedAt', 'is not', null)
    .execute();
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Converts a row to a payment of the provider interface. */
export async function toProviderPayment(
  db: Queryable,
  payment: SandboxPayment,
): Promise<ProviderPayment> {
  const { description: _d, settlesAt: _s, waitsFor, ...known } = payment;
  return {
    ...known,
    // The sandbox tries a renewal once.
    retriesAt: null,
    isReturnedDebit: known.failureMessage === returnedDebit,
    waitsFor: waitsFor === null ? null : (JSON.parse(waitsFor) as PaymentWait),
    refundedCents: await refundedCents(db, payment.id),
    failedRefundCents: await failedRefundCents(db, payment.id),
  };
}

export async function savePayment(db: Queryable, payment: SandboxPayment): Promise<void> {
  await db
    .insertInto('sandboxPayments')
    .values(payment)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(payment))
    .execute();
}

export async function saveSubscription(
  db: Queryable,
  subscription: SandboxSubscription,
): Promise<void> {
  await db
    .insertInto('sandboxSubscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(subscription))
    .execute();
}

/** Records an event, to be delivered later, in the transaction of its cause. */
export async function recordEvent(
  db: Queryable,
  event: { type: string; kind: EventSubject; about: string; at: string },
): Promise<void> {
  const { type, kind: aboutKind, about: aboutId, at: createdAt } = event;
  const id = `evt_sandbox_${newToken().slice(0, 24)}`;
  await db
    .insertInto('sandboxEvents')
    .values({ id, type, aboutKind, aboutId, createdAt, deliveredAt: null })
    .execute();
}

/** `about`: only events about these payments, subscriptions and disputes; `after`: only those behind it. */
export type PendingEvents = { about?: readonly string[]; after?: string };

/** Finds undelivered events, oldest first, at most 100 of them. */
export async function findPendingEvents(db: Queryable, { about, after }: PendingEvents = {}) {
  const last =
    after === undefined
      ? undefined
      : await db.selectFrom('sandboxEvents').selectAll().where('id', '=', after).executeTakeFirst();
  return db
    .selectFrom('sandboxEvents')
    .selectAll()
    .where('deliveredAt', 'is', null)
    .$if(about !== undefined, (all) => all.where('aboutId', 'in', about ?? []))
    .$if(last !== undefined, (all) =>
      all.where((where) =>
        where.or([
          where('createdAt', '>', last?.createdAt ?? ''),
          where.and([
            where('createdAt', '=', last?.createdAt ?? ''),
            where('id', '>', after ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute();
}

export async function markDelivered(db: Queryable, id: string, at: string): Promise<void> {
  await db.updateTable('sandboxEvents').set({ deliveredAt: at }).where('id', '=', id).execute();
}

/** Stores who pays with a payment. */
export async function saveCustomer(
  db: Queryable,
  id: string,
  { name, email }: { name: string | null; email: string | null },
): Promise<void> {
  await db
    .updateTable('sandboxPayments')
    .set({ customerName: name, customerEmail: email })
    .where('id', '=', id)
    .execute();
}
