import { toInstant } from '#core/clock.ts';
import { shortenEmail } from '#core/email-address.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getClient } from '../clients.repository.server.ts';
import { getStaffMember } from '../staff.repository.server.ts';
import { needsCode } from './finish-sign-in.server.ts';
import { mostTries } from './sign-in-limits.ts';
import { getOpenSignIn } from './sign-ins.repository.server.ts';

/** What the page of a link shows before anything happens. */
export type SignInLink = { email: string; needsCode: boolean };

/** Returns what a link's page shows, or null if the link does not work. Changes nothing. */
export async function showSignInLink(
  { database, clock }: Context,
  token: string,
  askingToken: string | null,
): Promise<SignInLink | null> {
  const key = { column: 'tokenHash', value: hashToken(token) } as const;
  return database.read(async (db) => {
    const signIn = await getOpenSignIn(db, key, { now: toInstant(clock()), mostTries });
    const id = signIn?.personId ?? null;
    const person =
      id === null ? null : ((await getStaffMember(db, id)) ?? (await getClient(db, id)));
    if (!signIn || !person) return null;
    return { email: shortenEmail(person.email), needsCode: needsCode(signIn, askingToken) };
  });
}
