import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { authUserSchema } from './auth.schema.ts';
import { demoUser } from './demo-user.server.ts';

const describeSession = describeCall({
  summary: 'Who is signed in; the placeholder user while PORTAL_DEMO is on',
  tag: 'auth',
  responses: { 200: { description: 'The user', content: json(authUserSchema) } },
  problems: { 401: '`not_signed_in`' },
});

/**
 * `GET /api/session`: never cached, because it belongs to one visitor. Returns the placeholder user
 * while the sample portal is enabled.
 */
export function authApi({ settings }: { settings: { portalDemo: boolean } }): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/api/session', describeSession, (c) => {
    if (!settings.portalDemo)
      return problem(c, { status: 401, code: 'not_signed_in', title: 'Nobody is signed in' });
    c.header('Cache-Control', 'no-store');
    return c.json(demoUser);
  });
}
