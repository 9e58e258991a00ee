import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ContentKind, RecordOrder } from '../kinds/content-kind.server.ts';

/** Makes the site list the public records of a kind in another order, at once. */
export function changeOrder(
  context: Context,
  { kind, order }: { kind: ContentKind; order: RecordOrder },
  ids: readonly string[],
): Promise<Result<null, 'order_changed'>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, `content:${kind.name}`);
    const before = (await order.read(trx)).map(({ id }) => id);
    const named = new Set(ids);
    const areSame = named.size === ids.length && before.length === ids.length;
    if (!areSame || !before.every((id) => named.has(id))) return refuse('order_changed');
    await order.write(trx, ids);
    const subject = { kind: kind.name, id: null };
    await recordChange(context, trx, {
      action: 'content.order',
      subject,
      before: { ids: before },
      after: { ids },
    });
    return accept(null);
  });
}
