import type { Queryable } from '#platform/database/database.server.ts';
import type { SignInTable } from '../auth.tables.ts';

export type SignIn = SignInTable;

export async function insertSignIn(trx: Queryable, signIn: SignIn): Promise<void> {
  await trx
    .insertInto('signIns')
    .values(signIn)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns requests whose mail has not been written, oldest first. */
export async function listWaitingSignIns(db: Queryable, now: string): Promise<SignIn[]> {
  return db
    .selectFrom('signIns')
    .selectAll()
    .where('handledAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .limit(100)
    .execute();
}

/**
 * Claims a request whose mail is to be written, and forgets the address that was typed. Returns false
 * if another process has it.
 */
export async function claimSignIn(trx: Queryable, id: string, handledAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('signIns')
    .set({ handledAt, email: '', knownHash: null })
    .where('id', '=', id)
    .where('handledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveSignInSecrets(
  trx: Queryable,
  id: string,
  secrets: Pick<SignIn, 'personId' | 'browserId' | 'tokenHash' | 'codeHash'>,
): Promise<void> {
  await trx.updateTable('signIns').set(secrets).where('id', '=', id).execute();
}

/** What names a request: its id, or the hash of the link's token. */
export type SignInKey = { column: 'id' | 'tokenHash'; value: string };

/** Returns a request whose link works, without counting a try. */
export async function getOpenSignIn(
  db: Queryable,
  { column, value }: SignInKey,
  { now, mostTries }: { now: string; mostTries: number },
): Promise<SignIn | null> {
  const row = await db
    .selectFrom('signIns')
    .selectAll()
    .where(column, '=', value)
    .where('tries', '<', mostTries)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('personId', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Counts a try in one conditional update, so that calls at the same time cannot pass the limit.
 * Returns the request that the try is for; null if it is late, used, unknown or has had its tries.
 * A request for an address that may not sign in is counted like any other.
 */
export async function takeTry(
  trx: Queryable,
  { column, value }: SignInKey,
  { now, mostTries }: { now: string; mostTries: number },
): Promise<SignIn | null> {
  const row = await trx
    .updateTable('signIns')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where(column, '=', value)
    .where('tries', '<', mostTries)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a request as used. Returns false if it was used already. */
export async function consumeSignIn(trx: Queryable, id: string, usedAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('signIns')
    .set({ usedAt })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the requests made before an instant; those for one of the staff before another. */
export async function deleteSignInsBefore(
  trx: Queryable,
  before: { unknown: string; staff: string },
): Promise<void> {
  await trx
    .deleteFrom('signIns')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', before.staff),
        eb.and([eb('createdAt', '<', before.unknown), eb('personId', 'is', null)]),
      ]),
    )
    .execute();
}

/** Deletes the requests of somebody who may not sign in any more. */
export async function deleteSignInsOf(trx: Queryable, personId: string): Promise<void> {
  await trx.deleteFrom('signIns').where('personId', '=', personId).execute();
}
