import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * A cookie of ours: `__Host-<name>` under https, which binds it to this host; plain under http, where
 * browsers refuse the prefix. HttpOnly, and sent with the first request of a link in a mail.
 */
type OwnCookie = {
  read(c: HonoContext): string | null;
  write(c: HonoContext, value: string, seconds: number): void;
  clear(c: HonoContext): void;
};

function ownCookie(name: string, origin: string): OwnCookie {
  const secure = origin.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const attributes = { path: '/', secure, httpOnly: true, sameSite: 'Lax' } as const;
  return {
    read: (c) => getCookie(c, fullName) ?? null,
    write: (c, value, seconds) => setCookie(c, fullName, value, { ...attributes, maxAge: seconds }),
    clear: (c) => void deleteCookie(c, fullName, attributes),
  };
}

/** The secret of a session. */
export function sessionCookie(origin: string): OwnCookie {
  return ownCookie('session', origin);
}

/** The lasting secret of a browser in which staff have signed in; it signs nobody in. */
export function browserCookie(origin: string): OwnCookie {
  return ownCookie('browser', origin);
}

/** The secret of a browser in which a client opens papers by a mailed code. */
export function clientCookie(origin: string): OwnCookie {
  return ownCookie('client', origin);
}

/** The secret of the browser that asked to sign in: its link needs no code there. */
export function askingCookie(origin: string): OwnCookie {
  return ownCookie('sign-in', origin);
}
