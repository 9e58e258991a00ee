import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { listUses } from '../file-uses.repository.server.ts';
import { getFile, updateFile } from '../files.repository.server.ts';

/** Removes a file that no record names. It can be taken back for a day. */
export function removeFile(
  context: Context,
  id: string,
): Promise<Result<null, 'not_found' | 'in_use'>> {
  return transact(context, async (trx) => {
    const file = await getFile(trx, id);
    if (!file || file.removedAt !== null || file.kind === 'invoice') return refuse('not_found');
    if ((await listUses(trx, [id])).length > 0) return refuse('in_use');
    await updateFile(trx, id, { removedAt: toInstant(context.clock()) });
    await recordChange(context, trx, { action: 'file.remove', subject: { kind: 'file', id } });
    return accept(null);
  });
}

/** Takes the removal of a file back, as long as its bytes are there. */
export function restoreFile(context: Context, id: string): Promise<Result<null, 'not_found'>> {
  return transact(context, async (trx) => {
    const file = await getFile(trx, id);
    if (!file || file.removedAt === null) return refuse('not_found');
    await updateFile(trx, id, { removedAt: null });
    await recordChange(context, trx, { action: 'file.restore', subject: { kind: 'file', id } });
    return accept(null);
  });
}
