import type { Context } from '#platform/context/context.server.ts';
import { getFeed } from './calendar-feed.repository.server.ts';

/** Returns since when the calendar feed has its address; null if it has none. */
export async function getFeedAge({ database }: Context): Promise<string | null> {
  return (await database.read(getFeed))?.createdAt ?? null;
}
