import { HttpError } from '#core/http-error.ts';
import type { AuthUser } from '#features/auth/auth.ts';

const key = 'staff';

/** Notes who signs in, for all tabs of this browser: they share the session's cookie. */
export function noteSignedIn(user: AuthUser): AuthUser {
  try {
    // Where there is no room for another, nobody is noted.
    localStorage.removeItem(key);
    localStorage.setItem(key, String(user.id));
  } catch {}
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
  let noted: string | null = null;
  try {
    noted = localStorage.getItem(key);
  } catch {}
  if (noted !== null && noted !== String(id)) throw otherPerson;
}
