import type { ServerOptions } from 'node:http';
import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { seedIfEmpty } from '#database/seed.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import { createApp } from '#server/app.server.ts';
import { apiSetup, servicesOver } from '../factories/test-services.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

export type HttpSite = Awaited<ReturnType<typeof startHttpSite>>;

/** What a test changes of the site. */
type HttpSiteOptions = { logger?: Logger; serverOptions?: ServerOptions };

/** Starts the application on a real socket, with a fixed clock and without limits. */
export async function startHttpSite(
  now: string,
  { serverOptions = {}, ...overrides }: HttpSiteOptions = {},
) {
  const open: OpenDatabase = await openMigratedDatabase();
  const clock = () => new Date(now);
  await seedIfEmpty(open.database, clock);
  const server: ServerType = await new Promise((resolve) => {
    const started = serve(
      {
        fetch: (request, env) => app.fetch(request, env),
        hostname: '127.0.0.1',
        port: 0,
        serverOptions,
      },
      () => resolve(started),
    );
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const origin = `http://127.0.0.1:${port}`;
  const app = createApp({
    ...apiSetup(
      { ...servicesOver(open.database, { clock, ...overrides }), origin },
      { rateLimits: false },
    ),
    assets: { linesFor: () => '', finish: async (_path, html) => html },
    clientDir: null,
    strict: true,
  });

  /** Sends raw bytes and returns everything received until the server closes the connection. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.setEncoding('utf8');
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    });
  }

  return {
    origin,
    database: open.database,
    raw,
    post: (body: string, headers: Record<string, string> = {}, path = '/api/bookings') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      }),
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await open.close();
    },
  };
}
