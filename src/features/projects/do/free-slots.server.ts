import type { Context } from '#platform/context/context.server.ts';
import type { ShownRequest } from './do.schema.ts';

/** Returns the times that can be booked, where a request offers none by name. */
export async function listFreeSlots(
  _context: Context,
  _shown: ShownRequest,
): Promise<{ date: string; time: string }[]> {
  return [];
}
