import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { authUserSchema } from './auth.schema.ts';
import { demoUser } from './demo-user.server.ts';

const describeSession = describeRoute({
  summary: 'Who is signed in; the placeholder user while PORTAL_DEMO is on',
  tags: ['auth'],
  responses: {
    200: {
      description: 'The user',
      content: { 'application/json': { schema: resolver(authUserSchema) } },
    },
    401: {
      description: '`not_signed_in`',
      content: { 'application/problem+json': { schema: { type: 'object' } } },
    },
  },
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
