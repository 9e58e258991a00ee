import type { Context } from '#platform/context/context.server.ts';
import type { SessionList } from '../auth.ts';
import { readAttempts } from './attempts.repository.server.ts';
import { validityAt } from './get-session.server.ts';
import { listKnownBrowsers } from './known-browsers.repository.server.ts';
import { isOfStaff, listValidSessions, type Session } from './sessions.repository.server.ts';

/** Returns where a person is signed in, what browsers are known, and whether somebody else tried. */
export async function listSessions(
  { database, clock }: Context,
  current: Session,
): Promise<SessionList> {
  const { personId } = current;
  const { now, seenAfter } = validityAt(clock());
  const valid = { now, seenAfter: seenAfter[isOfStaff(current) ? 'staff' : 'client'] };
  const { rows, browsers, attempts } = await database.read(async (db) => ({
    rows: await listValidSessions(db, personId, valid),
    browsers: await listKnownBrowsers(db, personId, valid.now),
    attempts: await readAttempts(db, personId),
  }));
  const here = rows.find(({ id }) => id === current.id)?.browserId;
  return {
    attempts,
    browsers: browsers.map((browser) => ({ ...browser, isCurrent: browser.id === here })),
    sessions: rows.map(({ id, device, strength, createdAt, seenAt }) => ({
      id,
      device,
      strength,
      createdAt,
      seenAt,
      isCurrent: id === current.id,
    })),
  };
}
