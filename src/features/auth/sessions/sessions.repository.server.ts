import type { Queryable } from '#platform/database/database.server.ts';
import type { Role } from '#platform/permissions/permissions.ts';
import type { SessionTable } from '../auth.tables.ts';
import { getClient } from '../clients.repository.server.ts';

export type StoredSession = SessionTable;

/** A session that is valid, and whose it is. `role`: null for a client. */
export type Session = Pick<
  StoredSession,
  'id' | 'personId' | 'strength' | 'isRecovery' | 'verifiedAt' | 'seenAt' | 'attemptsBefore'
> & { role: Role | null; name: string; language: 'en' | 'pt'; email: string; hasPasskey: boolean };
export type StaffSession = Session & { role: Role };

/** Whether a session is of one of the staff; else it is a client's. */
export function isOfStaff(session: Session): session is StaffSession {
  return session.role !== null;
}

/** Since when a session must have been used, by whose it is. */
type Validity = { now: string; seenAfter: { staff: string; client: string } };

export async function insertSession(trx: Queryable, session: StoredSession): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/**
 * Returns the session by its token's hash or its id, unless it has ended or its person may not sign in
 * any more; null otherwise.
 */
export async function getValidSession(
  db: Queryable,
  by: { column: 'tokenHash' | 'id'; value: string },
  { now, seenAfter }: Validity,
): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.personId')
    .leftJoin('staff', (join) =>
      join.onRef('staff.personId', '=', 'sessions.personId').on('staff.endedAt', 'is', null),
    )
    .select(['sessions.id', 'sessions.personId', 'strength', 'isRecovery', 'verifiedAt', 'seenAt'])
    .select(['sessions.attemptsBefore'])
    .select(['staff.role', 'staff.name', 'staff.language', 'people.email'])
    .select(({ selectFrom, fn }) =>
      selectFrom('passkeys')
        .select(fn.countAll<number>().as('count'))
        .whereRef('passkeys.personId', '=', 'sessions.personId')
        .as('passkeyCount'),
    )
    .where(`sessions.${by.column}`, '=', by.value)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { passkeyCount, role, name, language, ...session } = row;
  if (role !== null && name !== null && language !== null) {
    if (session.seenAt <= seenAfter.staff) return null;
    return { ...session, role, name, language, hasPasskey: Number(passkeyCount) > 0 };
  }
  if (session.seenAt <= seenAfter.client) return null;
  const client = await getClient(db, session.personId);
  if (!client) return null;
  return { ...session, ...client, role: null, hasPasskey: false };
}

/** Records that a session was used. */
export async function updateSeenAt(trx: Queryable, id: string, seenAt: string): Promise<void> {
  await trx.updateTable('sessions').set({ seenAt }).where('id', '=', id).execute();
}

/** Records a new proof: by a passkey, the session is as strong as one that began with it. */
export async function updateStrength(
  trx: Queryable,
  id: string,
  proof: Pick<StoredSession, 'strength' | 'verifiedAt' | 'isRecovery'>,
): Promise<void> {
  await trx.updateTable('sessions').set(proof).where('id', '=', id).execute();
}

/** Returns when a person last signed in; null if it is longer ago than sessions are kept. */
export async function lastSignInOf(db: Queryable, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Returns a person's valid sessions, newest first. */
export async function listValidSessions(
  db: Queryable,
  personId: string,
  { now, seenAfter }: { now: string; seenAfter: string },
): Promise<StoredSession[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('seenAt', '>', seenAfter)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of a person. Returns false if it is not theirs, or has ended. */
export async function endSessionOf(
  trx: Queryable,
  { id, personId, at }: { id: string; personId: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the session with this token's hash, if there is one. */
export async function endSessionByToken(
  trx: Queryable,
  tokenHash: string,
  at: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(
  trx: Queryable,
  { personId, except, at }: { personId: string; except: string | null; at: string },
): Promise<void> {
  const sessions = trx
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('personId', '=', personId)
    .where('endedAt', 'is', null);
  await (except === null ? sessions : sessions.where('id', '<>', except)).execute();
}

/** Deletes sessions that expired before an instant. */
export async function deleteExpiredSessions(trx: Queryable, before: string): Promise<void> {
  await trx.deleteFrom('sessions').where('expiresAt', '<', before).execute();
}
