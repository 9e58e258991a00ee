import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getImport } from './imports.repository.server.ts';

/**
 * Lets the invitations of a list go on that stopped themselves, which they do no more. Returns false if
 * there is no such list; one that has not stopped stays as it is.
 */
export async function resumeInvitations(context: Context, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    const list = await getImport(trx, id);
    if (list === null) return false;
    if (list.stoppedBy === null) return true;
    await trx
      .updateTable('subscriberImports')
      .set({ stoppedBy: null, goesOn: true })
      .where('id', '=', id)
      .execute();
    await recordChange(context, trx, {
      action: 'subscriber.go-on-asking',
      subject: { kind: 'subscriber', id: null },
      before: { stoppedBy: list.stoppedBy },
    });
    return true;
  });
}
