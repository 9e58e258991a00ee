import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Milliseconds for a body; for an upload, those without a byte. */
const longestBody = 60_000;
const longestSilence = 30_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

function endIfIncomplete(request: IncomingMessage): void {
  if (!request.complete) request.destroy();
}

/** Ends a request whose body is not complete after a minute. Node's own limit holds for uploads. */
export function limitBodyTime(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if ((length === undefined || length === '0') && encoding === undefined) return;
  const timer = setTimeout(endIfIncomplete, longestBody, request).unref();
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timers.get(request)));
}

/**
 * Lets a call take a body as long as bytes arrive, which is at most until Node's own limit. Returns
 * what the call does when some have.
 */
export function allowLongBody(c: Context): () => void {
  // Calls within the process have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const request = incoming as IncomingMessage | undefined;
  if (!(request && timers.has(request))) return () => {};
  clearTimeout(timers.get(request));
  const timer = setTimeout(endIfIncomplete, longestSilence, request).unref();
  timers.set(request, timer);
  return () => void timer.refresh();
}
