import type { Context as HonoContext } from 'hono';
import { deviceName } from '../sessions/device-name.ts';
import type { Browser, OpenedSession } from '../sessions/open-session.server.ts';
import { askingCookie, browserCookie, sessionCookie } from '../sessions/session-cookie.server.ts';
import { browserLifetime, sessionLimits } from '../sessions/session-limits.ts';
import { isOfStaff } from '../sessions/sessions.repository.server.ts';
import { toAuthUser } from '../sessions/staff-context.server.ts';
import { signInLifetime } from './sign-in-limits.ts';

const tokenPattern = /^[\w-]{43}$/;

/** Reads and writes the cookies of signing in. */
export function signInBrowser(origin: string) {
  const session = sessionCookie(origin);
  const asking = askingCookie(origin);
  const known = browserCookie(origin);
  const tokenOf = (token: string | null) =>
    token !== null && tokenPattern.test(token) ? token : null;
  return {
    /** The secret of the asking browser: it keeps one for all its requests. */
    askingToken(c: HonoContext): string | null {
      return tokenOf(asking.read(c));
    },
    /** The lasting secret of a browser in which somebody has signed in before. */
    knownToken(c: HonoContext): string | null {
      return tokenOf(known.read(c));
    },
    rememberAsking: (c: HonoContext, token: string) =>
      asking.write(c, token, signInLifetime / 1000),
    browserOf: (c: HonoContext): Browser => ({
      device: deviceName(c.req.header('User-Agent')),
      previousToken: session.read(c),
      knownToken: tokenOf(known.read(c)),
      askingToken: tokenOf(asking.read(c)),
    }),
    /** Responds with the user and gives the browser the cookies of the session and its own. */
    signedIn(
      c: HonoContext,
      { session: opened, token, browserToken }: OpenedSession,
      status: 200 | 201 = 200,
    ) {
      const { longest } = sessionLimits[isOfStaff(opened) ? 'staff' : 'client'];
      session.write(c, token, longest / 1000);
      known.write(c, browserToken, browserLifetime / 1000);
      asking.clear(c);
      return c.json(toAuthUser(opened), status);
    },
  };
}
