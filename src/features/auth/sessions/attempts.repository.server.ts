import type { Queryable } from '#platform/database/database.server.ts';

function attemptsOf(db: Queryable, personId: string, since: string | null) {
  const attempts = db
    .selectFrom('signIns')
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .where('browserId', 'is', null)
    .where('isRecovery', '=', false);
  return since === null ? attempts : attempts.where('createdAt', '>', since);
}

/**
 * Returns how often somebody has asked to sign in as a person since an instant, and did not: elsewhere
 * than in a browser where the person has signed in, or in that which now asks (`askingHash`).
 */
export async function countAttempts(
  db: Queryable,
  personId: string,
  { since, askingHash }: { since: string | null; askingHash: string | null },
): Promise<number> {
  const attempts = attemptsOf(db, personId, since);
  const elsewhere =
    askingHash === null
      ? attempts
      : attempts.where((eb) =>
          eb.or([eb('browserHash', 'is', null), eb('browserHash', '<>', askingHash)]),
        );
  const { count } = await elsewhere
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns how often and when last, as far as requests are kept. */
export async function readAttempts(
  db: Queryable,
  personId: string,
): Promise<{ count: number; lastAt: string | null }> {
  const row = await attemptsOf(db, personId, null)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<string | null>('createdAt').as('lastAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), lastAt: row.lastAt };
}

/** Returns how many mails a person was sent since an instant for a browser; null: for all unknown ones. */
export async function countMailsTo(
  db: Queryable,
  { personId, browserId, since }: { personId: string; browserId: string | null; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('signIns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .where('browserId', browserId === null ? 'is' : '=', browserId)
    .where('codeHash', 'is not', null)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
