import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import { challengeLifetime, loadWebAuthn, passkeySite } from './passkey-site.server.ts';
import { insertChallenge } from './passkeys.repository.server.ts';

/** Returns the options by which a browser asks for a passkey; they name nobody. */
export async function askForPasskey(context: Context) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const { rpID } = passkeySite(context);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await transact(context, (trx) =>
    insertChallenge(trx, {
      challenge: options.challenge,
      personId: null,
      purpose: 'sign-in',
      expiresAt: instantAfter(context.clock(), challengeLifetime),
    }),
  );
  return options;
}
