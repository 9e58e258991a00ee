import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Adds a task about an order for the company, at most one per kind. */
export async function addTask(
  db: Queryable,
  task: { kind: string; orderId: string; dueAt: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto('companyTasks')
    .values({ ...task, id: newId(), doneAt: null })
    .onConflict((conflict) => conflict.columns(['kind', 'orderId']).doNothing())
    .execute();
}

/** Adds a task about an order, or opens the existing one of its kind again. */
export async function openTask(
  db: Queryable,
  task: { kind: string; orderId: string; dueAt: string; createdAt: string },
): Promise<void> {
  const { dueAt } = task;
  await db
    .insertInto('companyTasks')
    .values({ ...task, id: newId(), doneAt: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'orderId']).doUpdateSet({ dueAt, doneAt: null }),
    )
    .execute();
}

/** Marks the open task of a kind about an order as done, because nothing is left to do. */
export async function closeTask(
  db: Queryable,
  { kind, orderId, at }: { kind: string; orderId: string; at: string },
): Promise<void> {
  await db
    .updateTable('companyTasks')
    .set({ doneAt: at })
    .where('kind', '=', kind)
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .execute();
}

/** Returns when the task of a kind about an order was done (null while it is open), or null without one. */
export async function getTaskOf(
  db: Queryable,
  { kind, orderId }: { kind: string; orderId: string },
): Promise<{ doneAt: string | null } | null> {
  const row = await db
    .selectFrom('companyTasks')
    .select('doneAt')
    .where('kind', '=', kind)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the open task of a kind about an order, or null if there is none. */
export async function getOpenTaskId(
  db: Queryable,
  { kind, reference }: { kind: string; reference: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('companyTasks')
    .innerJoin('orders', 'orders.id', 'companyTasks.orderId')
    .select('companyTasks.id')
    .where('orders.reference', '=', reference)
    .where('companyTasks.kind', '=', kind)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns what a task is and the order that it is about, or null. */
export async function getTask(
  db: Queryable,
  id: string,
): Promise<{ kind: string; reference: string; doneAt: string | null } | null> {
  const row = await db
    .selectFrom('companyTasks')
    .innerJoin('orders', 'orders.id', 'companyTasks.orderId')
    .select(['companyTasks.kind', 'orders.reference', 'doneAt'])
    .where('companyTasks.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a task as done at an instant, or as open. Returns false if it was so already. */
export async function updateTask(
  trx: Queryable,
  id: string,
  doneAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('companyTasks')
    .set({ doneAt })
    .where('id', '=', id)
    .where('doneAt', doneAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records when a task was done, or that it is open (null). Returns false if there is no such task. */
export async function setTaskDone(
  db: Queryable,
  id: string,
  doneAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companyTasks')
    .set({ doneAt })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
