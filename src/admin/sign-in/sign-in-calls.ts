import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { apiRead, apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { problemOf } from '#core/problem.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { signalUnknownPasskey } from '#features/auth/signal-passkeys.ts';
import type { Language } from '#i18n/language.ts';
import { noteSignedIn } from '../session/signed-in-here.ts';

async function post<Answer>(url: string, body?: unknown): Promise<Answer> {
  return (await apiRequest(url, { body })).json();
}

type Options<Start extends (options: never) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer Json;
}
  ? Json
  : never;

export function askForCode(email: string, locale: Language): Promise<{ id: string }> {
  return post('/api/sign-in', { email, locale });
}

/** What proves who signs in: a code with the request's id, or a link's token. */
export type Proof = { id: string; code: string } | { token: string; code?: string };

export async function finishSignIn(proof: Proof, locale: Language): Promise<AuthUser> {
  return noteSignedIn(await post('/api/sign-in/finish', { ...proof, locale }));
}

export async function becomeOwner(body: {
  token: string;
  name: string;
  email: string;
  locale: Language;
}): Promise<AuthUser> {
  return noteSignedIn(await post('/api/sign-in/first', body));
}

/** Returns whether an address of the server's log still makes the first owner. */
export async function canBecomeOwner(token: string): Promise<boolean> {
  try {
    await apiRequest(`/api/sign-in/first/${encodeURIComponent(token)}`, { method: 'GET' });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}

export type LinkState = { email: string; needsCode: boolean };

/** Returns what a link's page shows; null if the link does not work. */
export async function readLink(token: string): Promise<LinkState | null> {
  try {
    return (await apiRead(`/api/sign-in/${encodeURIComponent(token)}`)) as LinkState;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** Signs in by a passkey; `autofill` offers it in the email field and waits until it is chosen. */
export async function signInByPasskey(locale: Language, autofill = false): Promise<AuthUser> {
  type Json = Options<typeof startAuthentication>;
  const optionsJSON = await post<Json>('/api/sign-in/passkey/ask');
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  try {
    return noteSignedIn(await post('/api/sign-in/passkey/finish', { response, locale }));
  } catch (error) {
    const { rpId } = optionsJSON;
    if (rpId && error instanceof HttpError && problemOf(error)?.isUnknown === true)
      await signalUnknownPasskey({ rpId, credentialId: response.id });
    throw error;
  }
}

/** Makes a passkey for the person who is signed in. */
export async function makePasskey(locale: Language): Promise<void> {
  type Json = Options<typeof startRegistration>;
  const optionsJSON = await post<Json>('/api/passkeys/ask');
  const response = await startRegistration({ optionsJSON });
  await post('/api/passkeys/register', { response, locale });
}
