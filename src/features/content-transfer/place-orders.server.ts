import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Finding, Incoming } from './incoming.ts';
import type { ReportedRecord } from './transfer.schema.ts';

/**
 * Lists the public records of an archive in its order; those that only this site has keep their places.
 * Returns a finding for each kind whose order changes.
 */
export async function placeOrders(
  trx: Queryable,
  kinds: ReadonlyMap<string, ContentKind>,
  { format, placed }: Pick<Incoming, 'format'> & { placed: readonly ReportedRecord[] },
): Promise<Finding[]> {
  if (format !== 'archive') return [];
  const changed: Finding[] = [];
  for (const [name, { order }] of kinds) {
    // Also those that were refused: what is here of them keeps its place.
    const archived = placed.filter(({ kind, state }) => kind === name && state === 'public');
    if (order === null || archived.length === 0) continue;
    const before = (await order.read(trx)).map(({ id }) => id);
    const here = new Set(before);
    const wanted = archived.map(({ id }) => id).filter((id) => here.has(id));
    const inArchive = new Set(wanted);
    const ids = before.map((id) => (inArchive.has(id) ? (wanted.shift() ?? id) : id));
    if (ids.every((id, at) => id === before[at])) continue;
    await order.write(trx, ids);
    changed.push({ where: `content/${name}.json`, code: 'order_changed', detail: '' });
  }
  return changed;
}
