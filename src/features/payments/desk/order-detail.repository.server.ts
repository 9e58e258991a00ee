import type { Queryable } from '#platform/database/database.server.ts';
import type { OrderEntry, OrderTask } from './orders-admin.schema.ts';

export async function findHistory(db: Queryable, orderId: string) {
  return db
    .selectFrom('orderHistory')
    .select(['number', 'at', 'kind', 'paymentId', 'note'])
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute();
}

/** Returns the tasks of an order, the most urgent first. */
export async function findTasks(db: Queryable, orderId: string): Promise<OrderTask[]> {
  return db
    .selectFrom('companyTasks')
    .select(['id', 'kind', 'dueAt', 'doneAt'])
    .where('orderId', '=', orderId)
    .orderBy('dueAt')
    .orderBy('id')
    .execute();
}

/** Returns the mails with these Message-IDs. */
export async function findMails(
  db: Queryable,
  messageIds: readonly string[],
): Promise<OrderEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'createdAt', 'sentAt'])
    .where('messageId', 'in', messageIds)
    .execute();
  return rows.map(({ id, kind, status, createdAt, sentAt }) => ({
    kind: 'mail',
    id,
    at: sentAt ?? createdAt,
    label: kind,
    state: status,
    note: null,
    by: null,
  }));
}

/** Returns the provider's events about payments and subscriptions. */
export async function findEvents(db: Queryable, about: readonly string[]): Promise<OrderEntry[]> {
  if (about.length === 0) return [];
  const rows = await db
    .selectFrom('paymentEvents')
    .select(['id', 'type', 'outcome', 'receivedAt'])
    .where('aboutId', 'in', about)
    .execute();
  return rows.map(({ id, type, outcome, receivedAt }) => ({
    kind: 'event',
    id,
    at: receivedAt,
    label: type,
    state: outcome,
    note: null,
    by: null,
  }));
}
