import type { Context } from '#platform/context/context.server.ts';
import type { PasskeyList } from '../auth.ts';
import type { Session } from '../sessions/sessions.repository.server.ts';
import { passkeySite, userHandle } from './passkey-site.server.ts';
import { listPasskeysOf, type Passkey } from './passkeys.repository.server.ts';

/** Returns what a person is shown of a passkey. */
export function toListedPasskey({ id, name, isBackedUp, createdAt, usedAt }: Passkey) {
  return { id, name, isBackedUp, createdAt, usedAt };
}

/** Returns a person's passkeys, oldest first, and what browsers keep them by. */
export async function listPasskeys(
  context: Context,
  { personId, email, name }: Pick<Session, 'personId' | 'email' | 'name'>,
): Promise<PasskeyList> {
  const passkeys = await context.database.read((db) => listPasskeysOf(db, personId));
  const { rpID: rpId } = passkeySite(context);
  const userId = Buffer.from(userHandle(personId)).toString('base64url');
  return {
    passkeys: passkeys.map(toListedPasskey),
    keptAs: { rpId, userId, name: email, displayName: name },
  };
}
