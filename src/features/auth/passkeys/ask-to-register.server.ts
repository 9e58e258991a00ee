import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import type { Session } from '../sessions/sessions.repository.server.ts';
import {
  algorithms,
  challengeLifetime,
  loadWebAuthn,
  passkeySite,
  userHandle,
} from './passkey-site.server.ts';
import { insertChallenge, listPasskeysOf } from './passkeys.repository.server.ts';

/** Whether a session may add a passkey: by the first one, by another, or to replace lost ones. */
export function mayRegister({ hasPasskey, strength, isRecovery }: Session): boolean {
  return !hasPasskey || strength === 'passkey' || isRecovery;
}

/** Returns the options by which a browser makes a passkey for the person who is signed in. */
export async function askToRegister(context: Context, session: Session) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { personId, email, name, isRecovery } = session;
  const { brand, existing } = await context.database.read(async (db) => ({
    brand: (await requireCompany(db)).brand,
    existing: await listPasskeysOf(db, personId),
  }));
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: passkeySite(context).rpID,
    userID: userHandle(personId),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: isRecovery
      ? []
      : existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await transact(context, (trx) =>
    insertChallenge(trx, {
      challenge: options.challenge,
      personId,
      purpose: 'register',
      expiresAt: instantAfter(context.clock(), challengeLifetime),
    }),
  );
  return options;
}
