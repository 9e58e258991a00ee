import type { Queryable } from '#platform/database/database.server.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../auth.tables.ts';

/** A passkey as it is read: `transports` is a list. */
export type Passkey = Omit<PasskeyTable, 'transports'> & { transports: string[] };

export async function insertChallenge(
  trx: Queryable,
  challenge: PasskeyChallengeTable,
): Promise<void> {
  await trx
    .insertInto('passkeyChallenges')
    .values(challenge)
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .execute();
}

/** Takes a challenge, which deletes it, so that it is used once. Returns whether it was there. */
export async function takeChallenge(
  trx: Queryable,
  { challenge, purpose, personId }: Omit<PasskeyChallengeTable, 'expiresAt'>,
  now: string,
): Promise<boolean> {
  const taken = trx
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('personId', personId === null ? 'is' : '=', personId)
    .returning('expiresAt');
  const row = await taken.executeTakeFirst();
  return row !== undefined && row.expiresAt > now;
}

export async function deleteExpiredChallenges(trx: Queryable, now: string): Promise<void> {
  await trx.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute();
}

export async function getPasskey(db: Queryable, id: string): Promise<Passkey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns a person's passkeys, oldest first. */
export async function listPasskeysOf(db: Queryable, personId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Stores a passkey. Returns false if the same one is stored already. */
export async function insertPasskey(
  trx: Queryable,
  { transports, ...passkey }: Passkey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Records a use with the authenticator's new counter. Returns false if another use has raised the
 * counter in the meantime; a counter that stays 0 says nothing.
 */
export async function recordUse(
  trx: Queryable,
  { id, counter, usedAt }: { id: string; counter: number; usedAt: string },
): Promise<boolean> {
  const passkey = trx
    .updateTable('passkeys')
    .set({ counter, usedAt })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]));
  const { numUpdatedRows } = await passkey.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes one passkey of a person. Returns false if it is not theirs. */
export async function deletePasskeyOf(
  trx: Queryable,
  { id, personId }: { id: string; personId: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeysOf(trx: Queryable, personId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('personId', '=', personId).execute();
}
