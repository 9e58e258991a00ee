import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { seedIfEmpty } from '#database/seed.server.ts';
import { createApp } from '#server/app.server.ts';
import { apiSetup, servicesOver } from '../factories/test-services.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

export type HttpSite = Awaited<ReturnType<typeof startHttpSite>>;

/** The whole application behind a real socket, with a clock that stands still. */
export async function startHttpSite(now: string) {
  const open: OpenDatabase = await openMigratedDatabase();
  const clock = () => new Date(now);
  await seedIfEmpty(open.database, clock);
  const server: ServerType = await new Promise((resolve) => {
    const started = serve(
      { fetch: (request, env) => app.fetch(request, env), hostname: '127.0.0.1', port: 0 },
      () => resolve(started),
    );
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const origin = `http://127.0.0.1:${port}`;
  const app = createApp({
    ...apiSetup({ ...servicesOver(open.database, { clock }), origin }, { rateLimits: false }),
    assets: { linesFor: () => '', finish: async (_path, html) => html },
    clientDir: null,
    strict: true,
  });

  /** Sends bytes as they are and answers all that comes back until the server ends, or has answered. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8');
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
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
