import type { Database, Queryable } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import type { FileRow } from '../files.repository.server.ts';

type Claim = { now: string; claimedUntil: string };

/**
 * Claims the picture that waits longest, and counts the attempt; null if none waits. On SQLite there
 * is one server, so a claim that it finds is one of before its start.
 */
export async function claimWaitingPicture(
  trx: Queryable,
  { engine }: Pick<Database, 'engine'>,
  { now, claimedUntil }: Claim,
): Promise<(FileRow & { attempts: number }) | null> {
  const waiting = await trx
    .selectFrom('pictures')
    .innerJoin('files', 'files.id', 'pictures.fileId')
    .selectAll('files')
    .select('pictures.attempts')
    .where('pictures.state', '=', 'waiting')
    .$if(engine === 'postgres', (query) =>
      query.where(({ or, eb }) =>
        or([eb('pictures.claimedUntil', 'is', null), eb('pictures.claimedUntil', '<', now)]),
      ),
    )
    .orderBy('files.createdAt')
    .orderBy('files.id')
    .limit(1)
    .modifyEnd(engineSql[engine].skipLocked)
    .executeTakeFirst();
  if (!waiting) return null;
  const attempts = waiting.attempts + 1;
  await trx
    .updateTable('pictures')
    .set({ attempts, claimedUntil })
    .where('fileId', '=', waiting.id)
    .execute();
  return { ...waiting, attempts };
}
