import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';

const keptDays = 7;
/** Of a paper of identity, to whose copy nobody has consented yet. */
const keptIdentityDays = 1;

/**
 * Removes papers that a client uploaded a week ago, papers of identity a day ago, and never handed in.
 * Returns how many.
 */
export async function removeAbandonedPapers(context: Context): Promise<number> {
  const now = context.clock();
  const before = (days: number) => toInstant(new Date(now.getTime() - days * 86_400_000));
  return transact(context, async (trx) => {
    const rows = await trx
      .selectFrom('projectDocuments')
      .innerJoin('projectVersions', 'projectVersions.documentId', 'projectDocuments.id')
      .select(['projectDocuments.id', 'projectVersions.fileId'])
      .where('side', '=', 'client')
      .where('handedInAt', 'is', null)
      .where((where) =>
        where.or([
          where('projectDocuments.createdAt', '<', before(keptDays)),
          where.and([
            where('projectDocuments.identity', '<>', ''),
            where('projectDocuments.createdAt', '<', before(keptIdentityDays)),
          ]),
        ]),
      )
      .limit(500)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await trx.deleteFrom('projectDocuments').where('id', 'in', ids).execute();
    await trx
      .updateTable('files')
      .set({ removedAt: toInstant(now) })
      .where(
        'id',
        'in',
        rows.map(({ fileId }) => fileId),
      )
      .execute();
    return rows.length;
  });
}
