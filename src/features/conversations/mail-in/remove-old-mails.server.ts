import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';

/** How long a mail that was filed nowhere is known, so that it is not read twice. */
const keptDays = 30;

/** Removes what is known of mails that were filed nowhere, such as those of programs. Returns how many. */
export async function removeOldMails(context: Context): Promise<number> {
  const before = toInstant(new Date(context.clock().getTime() - keptDays * 86_400_000));
  return transact(context, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('mailsIn')
      .where('conversationId', 'is', null)
      .where('at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
