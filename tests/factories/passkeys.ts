import { type Authenticator, type Ceremony, createAuthenticator } from '../fakes/authenticator.ts';
import type { Browser } from './staff-site.ts';

type Changes = Partial<Omit<Ceremony, 'challenge'>>;

async function challengeOf(response: Response): Promise<string> {
  return ((await response.json()) as { challenge: string }).challenge;
}

/** Makes a passkey for the person who is signed in. */
export async function registerPasskey(
  browser: Browser,
  authenticator: Authenticator,
  changes: Changes = {},
): Promise<Response> {
  const challenge = await challengeOf(await browser.send('/api/passkeys/ask'));
  const response = authenticator.create({ challenge, ...changes });
  return browser.send('/api/passkeys/register', { response });
}

/** Signs in by a passkey, or proves once more who is signed in. */
export async function presentPasskey(
  browser: Browser,
  authenticator: Authenticator,
  changes: Changes = {},
): Promise<Response> {
  const challenge = await challengeOf(await browser.send('/api/sign-in/passkey/ask'));
  const response = authenticator.get({ challenge, ...changes });
  return browser.send('/api/sign-in/passkey/finish', { response });
}

/** Makes a passkey for the person of a browser; returns the authenticator that holds it. */
export async function addPasskey(browser: Browser, origin: string): Promise<Authenticator> {
  const authenticator = createAuthenticator({ origin });
  const response = await registerPasskey(browser, authenticator);
  if (response.status !== 201) throw new Error(`The passkey was refused: ${response.status}`);
  return authenticator;
}
