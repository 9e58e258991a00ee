import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { setPersonDetails } from '#features/people/details/set-person-details.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { firstOwnerPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import type { FirstOwnerInput } from '../auth.input.ts';
import {
  type Browser,
  getOpenedSession,
  newSessionAttempt,
  type OpenedSession,
  openSession,
  type SessionAttempt,
} from '../sessions/open-session.server.ts';
import { setStaffEmail } from '../set-staff-email.server.ts';
import { countOwners, saveStaffMember, staffLock } from '../staff.repository.server.ts';
import { isSameHash } from './sign-in-code.server.ts';

const secretName = 'first-owner';

/** Milliseconds for which every start logs the same address. */
const offeredFor = 24 * 3_600_000;

/** What is stored: when the address was first offered, and a word that no other address has. */
function parseOffer(value: string | undefined, now: Date): string | null {
  const [, at = ''] = /^(\S+) \S{43}$/.exec(value ?? '') ?? [];
  // A start that waited for another one began before the offer was made.
  const age = Math.abs(now.getTime() - Date.parse(at));
  return value !== undefined && age < offeredFor ? value : null;
}

async function readOffer(trx: Queryable): Promise<string | undefined> {
  const row = await trx
    .selectFrom('serverSecrets')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirst();
  return row?.value;
}

async function saveOffer(trx: Queryable, value: string): Promise<void> {
  await trx
    .insertInto('serverSecrets')
    .values({ name: secretName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The token of an offer is made from it by the key of this site, and stored nowhere. */
async function tokenOf(trx: Queryable, offer: string): Promise<string> {
  const hash = await keyedHash(trx, `${secretName} ${offer}`);
  return Buffer.from(hash, 'hex').toString('base64url');
}

/**
 * Returns the address by which the first owner is made, or null if there is an owner. All processes
 * that start within a day offer the same one, so that whichever log is read has the one that works.
 */
export async function offerFirstOwner(context: Context): Promise<string | null> {
  const now = context.clock();
  const fresh = `${toInstant(now)} ${newToken()}`;
  const token = await transact(context, async (trx) => {
    await context.database.lock(trx, staffLock);
    if ((await countOwners(trx)) > 0) return null;
    const offer = parseOffer(await readOffer(trx), now) ?? fresh;
    if (offer === fresh) await saveOffer(trx, offer);
    return tokenOf(trx, offer);
  });
  return token === null ? null : context.origin + firstOwnerPath.href({ token });
}

async function isOffered(db: Queryable, token: string): Promise<boolean> {
  const offer = await readOffer(db);
  if (offer === undefined) return false;
  return isSameHash(hashToken(await tokenOf(db, offer)), hashToken(token));
}

/** Returns whether a token makes the first owner now; changes nothing. */
export function canBecomeOwner({ database }: Context, token: string): Promise<boolean> {
  return database.read(async (db) => (await isOffered(db, token)) && (await countOwners(db)) === 0);
}

async function takeToken(trx: Queryable, token: string): Promise<boolean> {
  if (!(await isOffered(trx, token))) return false;
  await trx.deleteFrom('serverSecrets').where('name', '=', secretName).execute();
  return true;
}

async function decide(
  context: Context,
  trx: Queryable,
  {
    input,
    browser,
    attempt,
  }: { input: FirstOwnerInput; browser: Browser; attempt: SessionAttempt },
): Promise<OpenedSession | null> {
  await context.database.lock(trx, staffLock);
  const opened = await getOpenedSession(context, trx, attempt);
  if (opened) return opened;
  if ((await countOwners(trx)) > 0 || !(await takeToken(trx, input.token))) return null;
  const { name, email, locale: language } = input;
  const personId = await recordPerson(context, trx, { name, email, language });
  await setStaffEmail(trx, personId, email);
  await setPersonDetails(context, trx, personId, { name, language });
  const since = toInstant(context.clock());
  await saveStaffMember(trx, { personId, role: 'owner', name, language, since });
  const subject = { kind: 'person', id: personId };
  await recordChange(context, trx, { action: 'staff.add', subject, after: { role: 'owner' } });
  return openSession(context, trx, { attempt, personId, strength: 'mail', browser });
}

/** Makes the first owner and signs them in. Refused when there is one, and for a wrong token. */
export async function makeFirstOwner(
  context: Context,
  input: FirstOwnerInput,
  browser: Browser,
): Promise<Result<OpenedSession, 'first_refused'>> {
  const attempt = newSessionAttempt();
  const opened = await transact(context, (trx) =>
    decide(context, trx, { input, browser, attempt }),
  );
  return opened ? accept(opened) : refuse('first_refused');
}
