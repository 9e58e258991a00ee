import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { newPasskeyInput, passkeyProofInput } from '../auth.input.ts';
import { authUserSchema, listedPasskeySchema, passkeyListSchema } from '../auth.schema.ts';

const tag = 'auth';
const signedInProblems = {
  401: codes('not_signed_in'),
  403: codes('passkey_required', 'foreign_origin'),
};
const options = json(z.looseObject({ challenge: z.string() }));

export const describeAskToRegister = describeCall({
  summary: {
    en: 'The options by which the browser makes a passkey (WebAuthn, JSON)',
    pt: 'As opções com que o navegador cria uma chave de acesso (WebAuthn, JSON)',
  },
  tag,
  limited: true,
  responses: { 200: { description: { en: 'Options', pt: 'As opções' }, content: options } },
  problems: signedInProblems,
});

export const describeRegister = describeCall({
  summary: {
    en: 'Stores a passkey that the browser has made',
    pt: 'Guarda uma chave de acesso criada pelo navegador',
  },
  tag,
  body: newPasskeyInput,
  responses: {
    201: { description: { en: 'Stored', pt: 'Guardada' }, content: json(listedPasskeySchema) },
  },
  problems: { ...signedInProblems, 422: codes('passkey_refused') },
});

export const describeAskForPasskey = describeCall({
  summary: {
    en: 'The options by which the browser asks for a passkey (WebAuthn, JSON)',
    pt: 'As opções com que o navegador pede uma chave de acesso (WebAuthn, JSON)',
  },
  tag,
  limited: true,
  responses: { 200: { description: { en: 'Options', pt: 'As opções' }, content: options } },
});

export const describePasskeySignIn = describeCall({
  summary: {
    en: 'Signs in by a passkey, or proves once more who is signed in',
    pt: 'Inicia sessão com uma chave de acesso, ou comprova de novo quem tem a sessão aberta',
  },
  tag,
  body: passkeyProofInput,
  responses: {
    200: { description: { en: 'The user', pt: 'O utilizador' }, content: json(authUserSchema) },
  },
  problems: { 401: codes('passkey_refused') },
});

export const describePasskeys = describeCall({
  summary: { en: 'The person’s passkeys', pt: 'As chaves de acesso da pessoa' },
  tag,
  responses: {
    200: {
      description: { en: 'Passkeys', pt: 'As chaves de acesso' },
      content: json(passkeyListSchema),
    },
  },
  problems: { 401: codes('not_signed_in') },
});

export const describeRemovePasskey = describeCall({
  summary: {
    en: 'Removes one of the person’s passkeys',
    pt: 'Remove uma das chaves de acesso da pessoa',
  },
  tag,
  limited: true,
  responses: { 204: { description: { en: 'Removed', pt: 'Removida' } } },
  problems: {
    ...signedInProblems,
    403: codes('passkey_required', 'passkey_again', 'foreign_origin'),
    404: codes('not_found'),
  },
});
