import { Hono } from 'hono';
import { newToken } from '#core/ids.server.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import {
  describeFinishSignIn,
  describeFirstOwner,
  describeFirstOwnerLink,
  describeSignIn,
  describeSignInLink,
} from '../auth.docs.server.ts';
import { firstOwnerInput, signInInput, signInProofInput } from '../auth.input.ts';
import { authErrorText } from '../auth.texts.ts';
import { authProblem } from '../auth-problem.server.ts';
import { finishSignIn } from './finish-sign-in.server.ts';
import { canBecomeOwner, makeFirstOwner } from './first-owner.server.ts';
import { requestSignIn } from './request-sign-in.server.ts';
import { showSignInLink } from './show-sign-in-link.server.ts';
import { signInBrowser } from './sign-in-browser.server.ts';

/** `POST /api/sign-in`, `/finish` and `/first`, and `GET /api/sign-in/:token` and `/first/:token`. */
export function signInApi({ services }: ApiSetup): Hono<ApiEnv> {
  const browser = signInBrowser(services.origin);
  return new Hono<ApiEnv>()
    .post('/api/sign-in', describeSignIn, async (c) => {
      c.header('Cache-Control', 'no-store');
      const body = await readJson(c, signInInput, authErrorText);
      if (!body.ok) return body.refusal;
      const token = browser.askingToken(c) ?? newToken();
      const request = await requestSignIn(c.var.context, body.value, {
        askingToken: token,
        knownToken: browser.knownToken(c),
      });
      browser.rememberAsking(c, token);
      return c.json(request, 202);
    })
    .post('/api/sign-in/finish', describeFinishSignIn, async (c) => {
      c.header('Cache-Control', 'no-store');
      const body = await readJson(c, signInProofInput, authErrorText);
      if (!body.ok) return body.refusal;
      const attempt = { ...browser.browserOf(c), proof: body.value };
      const outcome = await finishSignIn(c.var.context, attempt);
      if (outcome.ok) return browser.signedIn(c, outcome.value);
      const { locale } = body.value;
      return authProblem(c, { status: 401, locale, ...outcome.refusal });
    })
    .post('/api/sign-in/first', describeFirstOwner, async (c) => {
      c.header('Cache-Control', 'no-store');
      const body = await readJson(c, firstOwnerInput, authErrorText);
      if (!body.ok) return body.refusal;
      const outcome = await makeFirstOwner(c.var.context, body.value, browser.browserOf(c));
      if (outcome.ok) return browser.signedIn(c, outcome.value, 201);
      const { locale } = body.value;
      return authProblem(c, { status: 401, code: outcome.refusal, locale });
    })
    .get('/api/sign-in/first/:token', describeFirstOwnerLink, async (c) => {
      c.header('Cache-Control', 'no-store');
      if (await canBecomeOwner(c.var.context, c.req.param('token'))) return c.body(null, 204);
      return authProblem(c, { status: 404, code: 'not_found', about: 'link' });
    })
    .get('/api/sign-in/:token', describeSignInLink, async (c) => {
      c.header('Cache-Control', 'no-store');
      const link = await showSignInLink(
        c.var.context,
        c.req.param('token'),
        browser.askingToken(c),
      );
      if (link) return c.json(link);
      return authProblem(c, { status: 404, code: 'not_found', about: 'link' });
    });
}
