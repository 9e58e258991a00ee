import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { deleteBlock } from './blocks.repository.server.ts';

/** Removes a block; what was filed as spam stays there. Returns false if there is none. */
export async function removeBlock(context: Context, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    if (!(await deleteBlock(trx, id))) return false;
    const subject = { kind: 'sender-block', id };
    await recordChange(context, trx, { action: 'sender-block.remove', subject });
    return true;
  });
}
