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

/** Completes an open task of an order. Returns false if there is none. */
export async function completeTask(
  db: Queryable,
  { kind, reference, at }: { kind: string; reference: string; at: string },
): Promise<boolean> {
  const completed = await db
    .updateTable('companyTasks')
    .set({ doneAt: at })
    .where('kind', '=', kind)
    .where('doneAt', 'is', null)
    .where('orderId', 'in', (select) =>
      select.selectFrom('orders').select('id').where('reference', '=', reference),
    )
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
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
