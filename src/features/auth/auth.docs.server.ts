import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { firstOwnerInput, signInInput, signInProofInput } from './auth.input.ts';
import {
  authUserSchema,
  sessionListSchema,
  signInLinkSchema,
  signInRequestSchema,
} from './auth.schema.ts';

const tag = 'auth';
const ended = { 204: { description: 'Ended' } };
const notSignedIn = '`not_signed_in`';

export const describeSession = describeCall({
  summary: 'Who is signed in; the placeholder user while PORTAL_DEMO is on',
  tag,
  responses: { 200: { description: 'The user', content: json(authUserSchema) } },
  problems: { 401: notSignedIn },
});

export const describeSignOut = describeCall({
  summary: 'Signs out',
  tag,
  limited: true,
  responses: ended,
  problems: { 403: '`foreign_origin`' },
});

export const describeSessions = describeCall({
  summary: 'Where the person is signed in',
  tag,
  responses: { 200: { description: 'Sessions', content: json(sessionListSchema) } },
  problems: { 401: notSignedIn },
});

export const describeEndSession = describeCall({
  summary: 'Ends one of the person’s sessions, at once everywhere',
  tag,
  limited: true,
  responses: ended,
  problems: { 401: notSignedIn, 403: '`foreign_origin`', 404: '`not_found`' },
});

export const describeSignIn = describeCall({
  summary: 'Asks for a code and a link by mail; the response is the same for any address',
  tag,
  body: signInInput,
  responses: {
    202: { description: 'Accepted', content: json(signInRequestSchema) },
  },
});

export const describeSignInLink = describeCall({
  summary: 'What the page of a link shows; changes nothing',
  tag,
  responses: { 200: { description: 'The link works', content: json(signInLinkSchema) } },
  problems: { 404: '`not_found`' },
});

export const describeFinishSignIn = describeCall({
  summary: 'Signs in by a code, or by a link, which needs the code too in another browser',
  tag,
  body: signInProofInput,
  responses: { 200: { description: 'The user', content: json(authUserSchema) } },
  problems: { 401: '`code_refused`, with `triesLeft`' },
});

export const describeFirstOwner = describeCall({
  summary: 'Makes the first owner, by the address in the server’s log',
  tag,
  body: firstOwnerInput,
  responses: { 201: { description: 'The user', content: json(authUserSchema) } },
  problems: { 401: '`first_refused`' },
});
