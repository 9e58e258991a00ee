import { Hono } from 'hono';
import { isSessionValid } from '#features/auth/sessions/is-session-valid.server.ts';
import { staffSignedIn } from '#features/auth/sessions/signed-in.server.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { codes, describeCall } from '#platform/http/describe-call.server.ts';
import { problem } from '#platform/http/problem.server.ts';

const describeEvents = describeCall({
  summary: {
    en: 'Server-sent events: the version of each topic, first and at each change; `end` with `signed_out` or `too_many`',
    pt: 'Eventos enviados pelo servidor (SSE): a versão de cada tópico, no início e a cada alteração; `end` com `signed_out` ou `too_many`',
  },
  tag: 'live',
  responses: {
    200: {
      description: { en: 'The stream', pt: 'A sequência de eventos' },
      content: { 'text/event-stream': {} },
    },
  },
  problems: { 401: codes('not_signed_in'), 403: codes('role_required'), 503: codes('stopping') },
});

/** `GET /api/events`: that something has changed, never what. */
export function liveApi({ services }: ApiSetup): Hono<ApiEnv> {
  const openStream = staffSignedIn(services, async (c, { id }) => {
    c.header('Content-Type', 'text/event-stream');
    // Without it nginx collects the events.
    c.header('X-Accel-Buffering', 'no');
    if (c.req.method === 'HEAD') return c.body(null);
    const { live } = c.var.context;
    const body = live.open({ sessionId: id, isValid: () => isSessionValid(services, id) });
    if (body) return c.body(body);
    return problem(c, { status: 503, code: 'stopping', title: 'The server is stopping' });
  });
  return new Hono<ApiEnv>().get('/api/events', describeEvents, openStream);
}
