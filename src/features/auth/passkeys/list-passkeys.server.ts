import type { Context } from '#platform/context/context.server.ts';
import type { PasskeyList } from '../auth.ts';
import { listPasskeysOf, type Passkey } from './passkeys.repository.server.ts';

/** Returns what a person is shown of a passkey. */
export function toListedPasskey({ id, name, isBackedUp, createdAt, usedAt }: Passkey) {
  return { id, name, isBackedUp, createdAt, usedAt };
}

/** Returns a person's passkeys, oldest first. */
export async function listPasskeys({ database }: Context, personId: string): Promise<PasskeyList> {
  const passkeys = await database.read((db) => listPasskeysOf(db, personId));
  return { passkeys: passkeys.map(toListedPasskey) };
}
