import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { deletePasskeyOf } from './passkeys.repository.server.ts';

/** Removes one of a person's passkeys. Returns false if it is not theirs. */
export async function removePasskey(
  context: Context,
  { id, personId }: { id: string; personId: string },
): Promise<boolean> {
  return transact(context, async (trx) => {
    if (!(await deletePasskeyOf(trx, { id, personId }))) return false;
    await recordChange(context, trx, {
      action: 'passkey.remove',
      subject: { kind: 'passkey', id },
    });
    return true;
  });
}
