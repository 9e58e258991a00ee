import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { newPasskeyInput, passkeyProofInput } from '../auth.input.ts';
import { authUserSchema, listedPasskeySchema, passkeyListSchema } from '../auth.schema.ts';

const tag = 'auth';
const signedInProblems = { 401: '`not_signed_in`', 403: '`passkey_required`, `foreign_origin`' };
const options = json(z.looseObject({ challenge: z.string() }));

export const describeAskToRegister = describeCall({
  summary: 'The options by which the browser makes a passkey (WebAuthn, JSON)',
  tag,
  limited: true,
  responses: { 200: { description: 'Options', content: options } },
  problems: signedInProblems,
});

export const describeRegister = describeCall({
  summary: 'Stores a passkey that the browser has made',
  tag,
  body: newPasskeyInput,
  responses: { 201: { description: 'Stored', content: json(listedPasskeySchema) } },
  problems: { ...signedInProblems, 422: '`passkey_refused`' },
});

export const describeAskForPasskey = describeCall({
  summary: 'The options by which the browser asks for a passkey (WebAuthn, JSON)',
  tag,
  limited: true,
  responses: { 200: { description: 'Options', content: options } },
});

export const describePasskeySignIn = describeCall({
  summary: 'Signs in by a passkey, or proves once more who is signed in',
  tag,
  body: passkeyProofInput,
  responses: { 200: { description: 'The user', content: json(authUserSchema) } },
  problems: { 401: '`passkey_refused`' },
});

export const describePasskeys = describeCall({
  summary: 'The person’s passkeys',
  tag,
  responses: { 200: { description: 'Passkeys', content: json(passkeyListSchema) } },
  problems: { 401: '`not_signed_in`' },
});

export const describeRemovePasskey = describeCall({
  summary: 'Removes one of the person’s passkeys',
  tag,
  limited: true,
  responses: { 204: { description: 'Removed' } },
  problems: {
    ...signedInProblems,
    403: '`passkey_required`, `passkey_again`, `foreign_origin`',
    404: '`not_found`',
  },
});
