import { Hono } from 'hono';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { findMissing } from '#platform/permissions/permissions.ts';
import { refuseMissing } from '#platform/permissions/refuse-missing.server.ts';
import { newPasskeyInput, passkeyProofInput } from '../auth.input.ts';
import { authErrorText } from '../auth.texts.ts';
import { authProblem } from '../auth-problem.server.ts';
import { deviceName } from '../sessions/device-name.ts';
import { staffSignedIn } from '../sessions/signed-in.server.ts';
import { asSignedIn } from '../sessions/staff-context.server.ts';
import { signInBrowser } from '../sign-in/sign-in-browser.server.ts';
import { askForPasskey } from './ask-for-passkey.server.ts';
import { askToRegister, mayRegister } from './ask-to-register.server.ts';
import { listPasskeys, toListedPasskey } from './list-passkeys.server.ts';
import {
  describeAskForPasskey,
  describeAskToRegister,
  describePasskeySignIn,
  describePasskeys,
  describeRegister,
  describeRemovePasskey,
} from './passkeys.docs.server.ts';
import { registerPasskey } from './register-passkey.server.ts';
import { removePasskey } from './remove-passkey.server.ts';
import { signInByPasskey } from './sign-in-by-passkey.server.ts';

/** Passkeys: made and removed by a person who is signed in, and used to sign in. */
export function passkeysApi({ services }: ApiSetup): Hono<ApiEnv> {
  const browser = signInBrowser(services.origin);
  return new Hono<ApiEnv>()
    .post(
      '/api/passkeys/ask',
      describeAskToRegister,
      staffSignedIn(services, async (c, session) => {
        if (!mayRegister(session)) return refuseMissing(c, { code: 'passkey_required' });
        return c.json(await askToRegister(c.var.context, session));
      }),
    )
    .post(
      '/api/passkeys/register',
      describeRegister,
      staffSignedIn(services, async (c, session) => {
        const body = await readJson(c, newPasskeyInput, authErrorText);
        if (!body.ok) return body.refusal;
        if (!mayRegister(session)) return refuseMissing(c, { code: 'passkey_required' });
        const { response, locale } = body.value;
        const name = body.value.name || deviceName(c.req.header('User-Agent'));
        const context = asSignedIn(c.var.context, session);
        const outcome = await registerPasskey(context, session, { response, name });
        if (outcome.ok) return c.json(toListedPasskey(outcome.value), 201);
        return authProblem(c, { status: 422, code: outcome.refusal, locale });
      }),
    )
    .post('/api/sign-in/passkey/ask', describeAskForPasskey, async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await askForPasskey(c.var.context));
    })
    .post('/api/sign-in/passkey/finish', describePasskeySignIn, async (c) => {
      c.header('Cache-Control', 'no-store');
      const body = await readJson(c, passkeyProofInput, authErrorText);
      if (!body.ok) return body.refusal;
      const { response, locale } = body.value;
      const outcome = await signInByPasskey(c.var.context, response, browser.browserOf(c));
      if (outcome.ok) return browser.signedIn(c, outcome.value);
      const { code, isUnknown } = outcome.refusal;
      return authProblem(c, { status: 401, code, isUnknown, locale });
    })
    .get(
      '/api/account/passkeys',
      describePasskeys,
      staffSignedIn(services, async (c, session) =>
        c.json(await listPasskeys(c.var.context, session)),
      ),
    )
    .delete(
      '/api/account/passkeys/:id',
      describeRemovePasskey,
      staffSignedIn(services, async (c, session) => {
        const missing = findMissing(session, 'account.secure', c.var.context.clock());
        if (missing) return refuseMissing(c, missing);
        const id = c.req.param('id') ?? '';
        const { personId } = session;
        if (await removePasskey(asSignedIn(c.var.context, session), { id, personId }))
          return c.body(null, 204);
        return authProblem(c, { status: 404, code: 'not_found', about: 'passkey' });
      }),
    );
}
