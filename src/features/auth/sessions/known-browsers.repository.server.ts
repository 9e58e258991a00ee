import type { Queryable } from '#platform/database/database.server.ts';
import type { KnownBrowserTable } from '../auth.tables.ts';

export type KnownBrowser = KnownBrowserTable;

/** Gives a browser another token for everyone who has signed in there. */
export async function renewToken(trx: Queryable, before: string, tokenHash: string): Promise<void> {
  await trx
    .updateTable('knownBrowsers')
    .set({ tokenHash })
    .where('tokenHash', '=', before)
    .execute();
}

/** Records that a person signed in in a browser; returns its id. */
export async function upsertBrowser(trx: Queryable, browser: KnownBrowser): Promise<string> {
  const { device, usedAt, expiresAt } = browser;
  const { id } = await trx
    .insertInto('knownBrowsers')
    .values(browser)
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'personId']).doUpdateSet({ device, usedAt, expiresAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the id of the browser of a token in which a person has signed in; null if there is none. */
export async function getKnownBrowser(
  db: Queryable,
  { tokenHash, personId }: Pick<KnownBrowser, 'tokenHash' | 'personId'>,
  now: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('knownBrowsers')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the browsers in which a person has signed in, the one used last first. */
export async function listKnownBrowsers(
  db: Queryable,
  personId: string,
  now: string,
): Promise<Pick<KnownBrowser, 'id' | 'device' | 'usedAt'>[]> {
  return db
    .selectFrom('knownBrowsers')
    .select(['id', 'device', 'usedAt'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Forgets the browser of a session. */
export async function forgetBrowserOf(trx: Queryable, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('knownBrowsers')
    .where(({ eb, selectFrom }) =>
      eb('id', 'in', selectFrom('sessions').select('browserId').where('id', '=', sessionId)),
    )
    .execute();
}

/** Forgets all browsers of a person but that of a session; returns how many. */
export async function forgetOtherBrowsers(
  trx: Queryable,
  { personId, except }: { personId: string; except: string | null },
): Promise<number> {
  const browsers = trx.deleteFrom('knownBrowsers').where('personId', '=', personId);
  const { numDeletedRows } = await (except === null
    ? browsers
    : browsers.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('sessions.id')
              .where('sessions.id', '=', except)
              .whereRef('sessions.browserId', '=', 'knownBrowsers.id'),
          ),
        ),
      )
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteExpiredBrowsers(trx: Queryable, now: string): Promise<void> {
  await trx.deleteFrom('knownBrowsers').where('expiresAt', '<=', now).execute();
}
