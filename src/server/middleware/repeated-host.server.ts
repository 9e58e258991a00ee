import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { translate } from '#i18n/texts.ts';
import { hasRepeatedHost, hostsOf } from '#platform/http/host-rule.ts';
import { problem } from '#platform/http/problem.server.ts';
import { requestTexts } from '#platform/http/request.texts.ts';

function hostsOfRequest(c: Context): string[] {
  // Calls within the process have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.rawHeaders ? hostsOf(incoming.rawHeaders) : [c.req.header('Host') ?? ''];
}

/** Refuses requests with two `Host` headers. */
export function refuseRepeatedHost(): MiddlewareHandler {
  return async (c, next) => {
    if (!hasRepeatedHost(hostsOfRequest(c))) return next();
    const title = translate(requestTexts, 'en', 'repeated_host');
    return problem(c, { status: 400, code: 'repeated_host', title });
  };
}
