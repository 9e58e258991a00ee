import type { Finding } from '../incoming.ts';
import type { ReportedRecord } from '../transfer.schema.ts';
import type { Placing } from './place-records.server.ts';

/**
 * Lists the public records of an archive in its order; those that only this site has keep their places.
 * Returns a finding for each kind whose order changes.
 */
export async function placeOrders(
  { kinds, reading, inTransaction }: Placing,
  placed: readonly ReportedRecord[],
): Promise<Finding[]> {
  if (reading.format !== 'archive') return [];
  const changed: Finding[] = [];
  for (const [name, { order }] of kinds) {
    // Also those that were refused: what is here of them keeps its place.
    const archived = placed.filter(({ kind, state }) => kind === name && state === 'public');
    if (order === null || archived.length === 0) continue;
    const isChanged = await inTransaction(async (trx) => {
      const before = (await order.read(trx)).map(({ id }) => id);
      const here = new Set(before);
      const wanted = archived.map(({ id }) => id).filter((id) => here.has(id));
      const inArchive = new Set(wanted);
      const ids = before.map((id) => (inArchive.has(id) ? (wanted.shift() ?? id) : id));
      if (ids.every((id, at) => id === before[at])) return false;
      await order.write(trx, ids);
      return true;
    });
    if (isChanged)
      changed.push({ where: `content/${name}.json`, code: 'order_changed', detail: '' });
  }
  return changed;
}
