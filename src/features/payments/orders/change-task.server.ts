import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { setTaskDone } from './company-tasks.repository.server.ts';

/** Marks a task as done, or opens it again. Returns false if there is no such task. */
export async function changeTask(context: Context, id: string, done: boolean): Promise<boolean> {
  const doneAt = done ? toInstant(context.clock()) : null;
  return transact(context, async (trx) => {
    const found = await setTaskDone(trx, id, doneAt);
    const subject = { kind: 'task', id };
    if (found) await recordChange(context, trx, { action: 'task.done', subject, after: { done } });
    return found;
  });
}
