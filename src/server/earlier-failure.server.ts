import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

type EarlierFailure = { requestId: string; error: Error };

const failures = new WeakMap<IncomingMessage, EarlierFailure>();

/**
 * Remembers what failed while a response was created ahead of the framework, which then responds: the
 * failure is neither caused nor waited for a second time.
 */
export function rememberFailure(request: IncomingMessage, failure: EarlierFailure): void {
  failures.set(request, failure);
}

/** Returns what was remembered of the request, or null. */
export function earlierFailure(c: Context): EarlierFailure | null {
  // Calls within the process have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return (incoming && failures.get(incoming)) ?? null;
}
