import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Gives the company something to do about an order, once per kind. */
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
