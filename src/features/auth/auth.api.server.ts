import { Hono } from 'hono';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { authUserSchema } from './auth.schema.ts';
import { demoUser } from './demo-user.server.ts';

export type AuthApiDeps = {
  /** Whether a visitor who is not signed in gets the placeholder user. */
  portalDemo: boolean;
};

const describeSession = describeCall({
  summary: 'Who is signed in; the placeholder user while PORTAL_DEMO is on',
  tag: 'auth',
  answers: { 200: { description: 'The user', content: json(authUserSchema) } },
  refuses: { 401: '`not_signed_in`' },
});

/** `GET /api/session`: never kept by anybody, for it belongs to one visitor. */
export function authApi({ portalDemo }: AuthApiDeps): Hono {
  return new Hono().get('/api/session', describeSession, (context) => {
    if (!portalDemo)
      return problem(context, { status: 401, code: 'not_signed_in', title: 'Nobody is signed in' });
    context.header('Cache-Control', 'no-store');
    return context.json(demoUser);
  });
}
