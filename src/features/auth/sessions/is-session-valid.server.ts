import type { Context } from '#platform/context/context.server.ts';
import { validityAt } from './get-session.server.ts';
import { getValidSession } from './sessions.repository.server.ts';

/** Whether a session has neither ended nor expired. Asking does not count as using it. */
export async function isSessionValid(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  id: string,
): Promise<boolean> {
  const by = { column: 'id', value: id } as const;
  return (await database.read((db) => getValidSession(db, by, validityAt(clock())))) !== null;
}
