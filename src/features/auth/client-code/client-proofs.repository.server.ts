import type { Queryable } from '#platform/database/database.server.ts';
import type { ClientProofTable } from '../auth.tables.ts';

/** Whose proof it is, and the hash of the cookie of the browser that has it. */
export type ProofOf = { personId: string; browserHash: string };

export async function insertProof(trx: Queryable, proof: ClientProofTable): Promise<void> {
  await trx
    .insertInto('clientProofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether a browser has proved at `now` (an instant) that its user reads the mails of a person. */
export async function isProved(
  db: Queryable,
  { personId, browserHash }: ProofOf,
  now: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('clientProofs')
    .select('id')
    .where('browserHash', '=', browserHash)
    .where('personId', '=', personId)
    .where('provedAt', 'is not', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how often the newest code that a browser asked for can be tried; null without one. */
export async function getTriesLeft(
  db: Queryable,
  { personId, browserHash }: ProofOf,
  { now, mostTries }: { now: string; mostTries: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('clientProofs')
    .select('tries')
    .where('browserHash', '=', browserHash)
    .where('personId', '=', personId)
    .where('provedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row ? Math.max(0, mostTries - row.tries) : null;
}

/**
 * Counts a try of the newest code of a browser in one conditional update, so that calls at the same time
 * cannot pass the limit. Returns the code that the try is for; null if it is late or has had its tries.
 */
export async function takeProofTry(
  trx: Queryable,
  { personId, browserHash }: ProofOf,
  { now, mostTries }: { now: string; mostTries: number },
): Promise<ClientProofTable | null> {
  const row = await trx
    .updateTable('clientProofs')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('clientProofs as newest')
        .select('newest.id')
        .where('newest.browserHash', '=', browserHash)
        .where('newest.personId', '=', personId)
        .where('newest.provedAt', 'is', null)
        .where('newest.expiresAt', '>', now)
        .orderBy('newest.createdAt', 'desc')
        .limit(1),
    )
    .where('tries', '<', mostTries)
    .where('provedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Lets a browser open what is the person's alone, until an instant. */
export async function markProved(
  trx: Queryable,
  id: string,
  { provedAt, expiresAt }: { provedAt: string; expiresAt: string },
): Promise<void> {
  await trx.updateTable('clientProofs').set({ provedAt, expiresAt }).where('id', '=', id).execute();
}

/** Removes the proofs and codes that have expired. */
export async function deleteExpiredProofs(trx: Queryable, now: string): Promise<void> {
  await trx.deleteFrom('clientProofs').where('expiresAt', '<=', now).execute();
}
