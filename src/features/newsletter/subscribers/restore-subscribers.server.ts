import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeSubscriberStatus, getSubscriber } from '../newsletter.repository.server.ts';
import { isRestorable } from '../removal.ts';
import { deleteConsent, listConsents } from '../subscribers.repository.server.ts';
import { subjectOf } from './remove-subscribers.server.ts';

async function restore(context: Context, trx: Queryable, id: string): Promise<boolean> {
  const subscriber = await getSubscriber(trx, id);
  const consents = await listConsents(trx, id);
  const [removal] = consents;
  if (!subscriber || !isRestorable(subscriber.status, removal, context.clock())) return false;
  const left = consents.slice(1).find(({ step }) => step === 'unsubscribe');
  const isRestored = await changeSubscriberStatus(trx, {
    id,
    from: ['unsubscribed'],
    status: subscriber.confirmedAt === null ? 'unconfirmed' : 'confirmed',
    unsubscribedAt: left?.createdAt ?? null,
  });
  // The subscriber withdrew nothing: the record goes, and the log keeps who removed and restored.
  if (isRestored) await deleteConsent(trx, removal.id);
  return isRestored;
}

/** Undoes removals by staff of the last day. Returns the ids of those who are on the list again. */
export async function restoreSubscribers(
  context: Context,
  ids: readonly string[],
): Promise<string[]> {
  return transact(context, async (trx) => {
    const changed: string[] = [];
    for (const id of new Set(ids)) if (await restore(context, trx, id)) changed.push(id);
    if (changed.length > 0)
      await recordChange(context, trx, {
        action: 'subscriber.restore',
        subject: subjectOf(changed),
        after: { subscribers: changed },
      });
    return changed;
  });
}
