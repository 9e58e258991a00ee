import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { listPostIds, refreshSearchText } from './post-content.repository.server.ts';

const batchSize = 200;

/** Writes again what searches compare, for posts that were changed by SQL; returns how many posts there are. */
export async function reindexPosts(context: Context): Promise<number> {
  const ids = await context.database.read(listPostIds);
  for (let start = 0; start < ids.length; start += batchSize)
    await transact(context, (trx) => refreshSearchText(trx, ids.slice(start, start + batchSize)));
  return ids.length;
}
