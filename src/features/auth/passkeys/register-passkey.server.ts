import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { PasskeyResponse } from '../auth.input.ts';
import { forgetOtherBrowsers } from '../sessions/known-browsers.repository.server.ts';
import {
  endOtherSessions,
  type Session,
  updateStrength,
} from '../sessions/sessions.repository.server.ts';
import { getStaffMember, staffLock } from '../staff.repository.server.ts';
import { mayRegister } from './ask-to-register.server.ts';
import { algorithms, loadWebAuthn, passkeySite, signedChallenge } from './passkey-site.server.ts';
import {
  deletePasskeysOf,
  insertPasskey,
  type Passkey,
  takeChallenge,
} from './passkeys.repository.server.ts';

type Verified = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

async function verify(
  context: Context,
  response: PasskeyResponse,
  challenge: string,
): Promise<Verified | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, expectedOrigin } = passkeySite(context);
  type Given = Parameters<typeof verifyRegistrationResponse>[0]['response'];
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // The library checks each part of it, and throws for what is not of this shape.
    response: response as unknown as Given,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Stores a passkey that the person's browser has made; the session is then as strong as it. In a
 * session by the link of the owner's command, it replaces all earlier ones and ends other sessions.
 */
export async function registerPasskey(
  context: Context,
  session: Session,
  { response, name }: { response: PasskeyResponse; name: string },
): Promise<Result<Passkey, 'passkey_refused'>> {
  const { personId, isRecovery } = session;
  const challenge = signedChallenge(response.response.clientDataJSON);
  const now = toInstant(context.clock());
  if (challenge === null || !mayRegister(session)) return refuse('passkey_refused');
  const isOurs = await transact(context, (trx) =>
    takeChallenge(trx, { challenge, purpose: 'register', personId }, now),
  );
  const verified = isOurs ? await verify(context, response, challenge) : null;
  if (verified === null) return refuse('passkey_refused');
  const passkey: Passkey = { ...verified, personId, name, createdAt: now, usedAt: null };
  const isStored = await transact(context, async (trx) => {
    // Somebody who is taken off the staff at the same time leaves no passkey behind.
    await context.database.lock(trx, staffLock);
    if (!(await getStaffMember(trx, personId))) return false;
    if (isRecovery) await deletePasskeysOf(trx, personId);
    if (!(await insertPasskey(trx, passkey))) return false;
    if (isRecovery) {
      await endOtherSessions(trx, { personId, except: session.id, at: now });
      await forgetOtherBrowsers(trx, { personId, except: session.id });
    }
    const proof = { strength: 'passkey', verifiedAt: now, isRecovery: false } as const;
    await updateStrength(trx, session.id, proof);
    await recordChange(context, trx, {
      action: isRecovery ? 'passkey.replace' : 'passkey.add',
      subject: { kind: 'passkey', id: passkey.id },
      after: { isBackedUp: passkey.isBackedUp },
    });
    return true;
  });
  return isStored ? accept(passkey) : refuse('passkey_refused');
}
