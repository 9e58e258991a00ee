import type { Context } from '#platform/context/context.server.ts';
import { listPostIds, refreshSearchText } from './post-content.repository.server.ts';

const batchSize = 200;

/** Writes again what searches compare, for posts that were changed by SQL; returns how many posts there are. */
export async function reindexPosts({ database }: Context): Promise<number> {
  const ids = await database.read(listPostIds);
  for (let start = 0; start < ids.length; start += batchSize)
    await database.transaction((trx) =>
      refreshSearchText(trx, ids.slice(start, start + batchSize)),
    );
  return ids.length;
}
