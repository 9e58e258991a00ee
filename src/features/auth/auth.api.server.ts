import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { problem } from '#platform/http/problem.server.ts';
import { authUserSchema } from './auth.schema.ts';
import { demoUser } from './demo-user.server.ts';

export type AuthApiDeps = {
  /** Whether a visitor who is not signed in gets the placeholder user. */
  portalDemo: boolean;
};

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

/** `GET /api/session`: never kept by anybody, for it belongs to one visitor. */
export function authApi({ portalDemo }: AuthApiDeps): Hono {
  return new Hono().get('/api/session', describeSession, (context) => {
    if (!portalDemo)
      return problem(context, { status: 401, code: 'not_signed_in', title: 'Nobody is signed in' });
    context.header('Cache-Control', 'no-store');
    return context.json(demoUser);
  });
}
