import type { Context } from '#platform/context/context.server.ts';

/** How long a person may take with an authenticator. */
export const challengeLifetime = 5 * 60_000;

/** EdDSA, ES256 and RS256: what every authenticator has one of (COSE, RFC 9053). */
export const algorithms = [-8, -7, -257];

/** Loaded on first use: it would delay each start by what few starts need. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

/** What an authenticator binds a passkey to: our host, and the origin of our pages. */
export function passkeySite({ origin }: Pick<Context, 'origin'>) {
  return { rpID: new URL(origin).hostname, expectedOrigin: origin };
}

/** The bytes by which an authenticator knows a person, whose email address may change. */
export function userHandle(personId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(personId);
}

/** Returns the challenge that an authenticator signed, or null if there is none to read. */
export function signedChallenge(clientDataJSON: unknown): string | null {
  if (typeof clientDataJSON !== 'string') return null;
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
