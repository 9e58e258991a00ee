import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client ended the connection before its request was complete. */
export function wasCutOff(c: Context): boolean {
  // Calls within the process have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return Boolean(incoming?.destroyed && !incoming.complete);
}
