import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { firstOwnerInput, signInInput, signInProofInput } from './auth.input.ts';
import {
  authUserSchema,
  sessionListSchema,
  signInLinkSchema,
  signInRequestSchema,
} from './auth.schema.ts';

const tag = 'auth';
const ended = { 204: { description: { en: 'Ended', pt: 'Terminada' } } };
const notSignedIn = codes('not_signed_in');

export const describeSession = describeCall({
  summary: {
    en: 'Who is signed in; the placeholder user while PORTAL_DEMO is on',
    pt: 'Quem tem sessão iniciada; com PORTAL_DEMO ligado, o utilizador de demonstração',
  },
  tag,
  responses: {
    200: { description: { en: 'The user', pt: 'O utilizador' }, content: json(authUserSchema) },
  },
  problems: { 401: notSignedIn },
});

export const describeSignOut = describeCall({
  summary: { en: 'Signs out', pt: 'Termina esta sessão' },
  tag,
  limited: true,
  responses: ended,
  problems: { 403: codes('foreign_origin') },
});

export const describeSessions = describeCall({
  summary: { en: 'Where the person is signed in', pt: 'Onde a pessoa tem sessão aberta' },
  tag,
  responses: {
    200: { description: { en: 'Sessions', pt: 'As sessões' }, content: json(sessionListSchema) },
  },
  problems: { 401: notSignedIn },
});

export const describeEndSession = describeCall({
  summary: {
    en: 'Ends one of the person’s sessions, at once everywhere',
    pt: 'Termina uma das sessões da pessoa, de imediato e em todo o lado',
  },
  tag,
  limited: true,
  responses: ended,
  problems: { 401: notSignedIn, 403: codes('foreign_origin'), 404: codes('not_found') },
});

export const describeForgetBrowsers = describeCall({
  summary: {
    en: 'Forgets all browsers in which the person has signed in, but this one',
    pt: 'Esquece todos os navegadores em que a pessoa iniciou sessão, menos este',
  },
  tag,
  limited: true,
  responses: { 204: { description: { en: 'Forgotten', pt: 'Esquecidos' } } },
  problems: { 401: notSignedIn, 403: codes('foreign_origin') },
});

export const describeSignIn = describeCall({
  summary: {
    en: 'Asks for a code and a link by mail; the response is the same for any address',
    pt: 'Pede um código e uma ligação por e-mail; a resposta é a mesma para qualquer endereço',
  },
  tag,
  body: signInInput,
  responses: {
    202: {
      description: { en: 'Accepted', pt: 'Pedido aceite' },
      content: json(signInRequestSchema),
    },
  },
});

export const describeSignInLink = describeCall({
  summary: {
    en: 'What the page of a link shows; changes nothing',
    pt: 'O que a página de uma ligação mostra; não altera nada',
  },
  tag,
  responses: {
    200: {
      description: { en: 'The link works', pt: 'A ligação é válida' },
      content: json(signInLinkSchema),
    },
  },
  problems: { 404: codes('not_found') },
});

export const describeFinishSignIn = describeCall({
  summary: {
    en: 'Signs in by a code, or by a link, which needs the code too in another browser',
    pt: 'Inicia sessão com um código ou com uma ligação, que noutro navegador exige também o código',
  },
  tag,
  body: signInProofInput,
  responses: {
    200: { description: { en: 'The user', pt: 'O utilizador' }, content: json(authUserSchema) },
  },
  problems: {
    401: { en: '`code_refused`, with `triesLeft`', pt: '`code_refused`, com `triesLeft`' },
  },
});

export const describeFirstOwnerLink = describeCall({
  summary: {
    en: 'Whether an address of the server’s log still makes the first owner; changes nothing',
    pt: 'Se um endereço do registo do servidor ainda cria a primeira conta da gerência; não altera nada',
  },
  tag,
  responses: { 204: { description: { en: 'It does', pt: 'Sim' } } },
  problems: { 404: codes('not_found') },
});

export const describeFirstOwner = describeCall({
  summary: {
    en: 'Makes the first owner, by the address in the server’s log',
    pt: 'Cria a primeira conta da gerência, a partir do endereço no registo do servidor',
  },
  tag,
  body: firstOwnerInput,
  responses: {
    201: { description: { en: 'The user', pt: 'O utilizador' }, content: json(authUserSchema) },
  },
  problems: { 401: codes('first_refused') },
});
