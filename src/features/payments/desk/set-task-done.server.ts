import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getTask, updateTask } from '../ledger/company-tasks.repository.server.ts';

/** Marks a task as done, or as open again. Returns false if there is no such task. */
export async function setTaskDone(context: Context, id: string, isDone: boolean): Promise<boolean> {
  const doneAt = isDone ? toInstant(context.clock()) : null;
  return transact(context, async (trx) => {
    const task = await getTask(trx, id);
    if (!task) return false;
    if (await updateTask(trx, id, doneAt))
      await recordChange(context, trx, {
        action: isDone ? 'task.done' : 'task.undo',
        subject: { kind: 'order', id: task.reference },
        after: { task: task.kind },
      });
    return true;
  });
}
