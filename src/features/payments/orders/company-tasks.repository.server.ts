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

/** Notes that an open task of an order has been done; false when there is none. */
export async function endTask(
  db: Queryable,
  { kind, reference, at }: { kind: string; reference: string; at: string },
): Promise<boolean> {
  const ended = await db
    .updateTable('companyTasks')
    .set({ doneAt: at })
    .where('kind', '=', kind)
    .where('doneAt', 'is', null)
    .where('orderId', 'in', (select) =>
      select.selectFrom('orders').select('id').where('reference', '=', reference),
    )
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
