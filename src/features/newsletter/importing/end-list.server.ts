import type { Context } from '#platform/context/context.server.ts';
import { getImport } from './imports.repository.server.ts';
import { removeImport } from './remove-imports.server.ts';
import { endImport } from './run-subscriber-import.server.ts';

/**
 * Ends a list that is written, after the rows of its present step, or forgets one that has not begun. One
 * that has ended stays. Returns false if there is none.
 */
export async function endList(context: Context, id: string): Promise<boolean> {
  const list = await context.database.read((db) => getImport(db, id));
  if (list === null) return false;
  if (list.state === 'arriving' || list.state === 'ready') await removeImport(context, id);
  else await endImport(context, list, 'cancelled');
  return true;
}
