import { languageOf } from '#i18n/language.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getSubscriber } from '../newsletter.repository.server.ts';
import { removalWording } from '../removal.ts';
import { removeFromList } from '../unsubscribe/unsubscribe.server.ts';
import type { RemovalReason } from './subscriber-list.ts';

/** The subject of a change of one subscriber, or of several. */
export function subjectOf(ids: readonly string[]) {
  const [only = null] = ids.length === 1 ? ids : [];
  return { kind: 'subscriber', id: only };
}

/** Takes subscribers off the list. Returns the ids of those who were on it. */
export async function removeSubscribers(
  context: Context,
  ids: readonly string[],
  reason: RemovalReason,
): Promise<string[]> {
  const wording = removalWording(reason);
  return transact(context, async (trx) => {
    const changed: string[] = [];
    for (const id of new Set(ids)) {
      const subscriber = await getSubscriber(trx, id);
      if (!subscriber) continue;
      const language = languageOf(subscriber.language);
      if (await removeFromList(context, trx, subscriber, { language, wording })) changed.push(id);
    }
    if (changed.length > 0)
      await recordChange(context, trx, {
        action: 'subscriber.remove',
        subject: subjectOf(changed),
        after: { reason, subscribers: changed },
      });
    return changed;
  });
}
