import type { Context } from '#platform/context/context.server.ts';
import type { SessionList } from '../auth.ts';
import { validityAt } from './get-session.server.ts';
import { listValidSessions, type Session } from './sessions.repository.server.ts';

/** Returns where a person is signed in. */
export async function listSessions(
  { database, clock }: Context,
  current: Session,
): Promise<SessionList> {
  const rows = await database.read((db) =>
    listValidSessions(db, current.personId, validityAt(clock())),
  );
  return {
    sessions: rows.map(({ id, device, strength, createdAt, seenAt }) => ({
      ...{ id, device, strength, createdAt, seenAt },
      isCurrent: id === current.id,
    })),
  };
}
