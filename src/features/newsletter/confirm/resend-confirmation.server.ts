import { newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getSubscriber, subscriberLock } from '../newsletter.repository.server.ts';
import { mayRepeatConfirmation, sendConfirmation } from '../send-confirmation.server.ts';

export type ResendRefusal = 'unknown_subscriber' | 'not_waiting' | 'too_many_mails';

/** Sends the confirmation mail again to a subscriber who has not confirmed, at most three times in 24 hours. */
export async function resendConfirmation(
  context: Context,
  id: string,
): Promise<Result<null, ResendRefusal>> {
  const attempt = { id: newId(), token: newToken(), kind: 'newsletter-confirm-again' as const };
  return transact<Result<null, ResendRefusal>>(context, async (trx) => {
    const found = await getSubscriber(trx, id);
    if (found === null) return refuse('unknown_subscriber');
    await context.database.lock(trx, subscriberLock(found.emailKey));
    const subscriber = (await getSubscriber(trx, id)) ?? found;
    if (subscriber.status !== 'unconfirmed') return refuse('not_waiting');
    const now = context.clock();
    if (!(await mayRepeatConfirmation(trx, subscriber, now))) return refuse('too_many_mails');
    await sendConfirmation(context, trx, subscriber, { ...attempt, now });
    const subject = { kind: 'subscriber', id };
    await recordChange(context, trx, { action: 'subscriber.resend', subject });
    return accept(null);
  });
}
