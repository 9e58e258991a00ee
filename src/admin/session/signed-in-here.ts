import { sharedStore } from '#core/browser-storage.ts';
import { HttpError } from '#core/http-error.ts';
import type { AuthUser } from '#features/auth/auth.ts';

const key = 'staff';

/** Notes who signs in, for all tabs of this browser: they share the session's cookie. */
export function noteSignedIn(user: AuthUser): AuthUser {
  // Where there is no room for it, each tab knows its own person alone.
  sharedStore.set(key, String(user.id));
  return user;
}

/** What a page is refused that somebody else opened. */
export const otherPerson = new HttpError(
  409,
  JSON.stringify({
    code: 'other_person',
    title: 'Somebody else is signed in here now. Reload the page.',
    titlePt: 'Agora é outra pessoa que tem sessão iniciada aqui. Recarregue a página.',
  }),
);

/** Throws if somebody else has signed in since `user` did: a call would be made in their name. */
export function requireStill({ id }: AuthUser): void {
  const noted = sharedStore.get(key);
  if (noted !== null && noted !== String(id)) throw otherPerson;
}
