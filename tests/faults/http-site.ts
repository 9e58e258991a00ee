import { createServer, type ServerOptions } from 'node:http';
import { connect } from 'node:net';
import { seedIfEmpty } from '#database/seed.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import { createSiteServer } from '#server/create-site-server.server.ts';
import { createPageStore } from '#server/page-store/page-store.server.ts';
import { apiSetup, servicesOver } from '../factories/test-services.ts';
import { noAssets } from '../harness/no-assets.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

export type HttpSite = Awaited<ReturnType<typeof startHttpSite>>;

/** What a test changes of the site. */
type HttpSiteOptions = {
  https?: boolean;
  clientDir?: string | null;
  logger?: Logger;
  serverOptions?: ServerOptions;
};

/** Starts the site on a real socket, with a fixed clock for its calls and without limits. */
export async function startHttpSite(
  now: string,
  { https = false, clientDir = null, serverOptions = {}, ...overrides }: HttpSiteOptions = {},
) {
  const open: OpenDatabase = await openMigratedDatabase();
  const clock = () => new Date(now);
  await seedIfEmpty(open.database, clock);
  const server = createServer(serverOptions, (request, response) =>
    site.server.emit('request', request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const origin = `http://127.0.0.1:${port}`;
  const publicOrigin = https ? 'https://entrada.example' : origin;
  const services = {
    ...servicesOver(open.database, { clock, ...overrides }),
    origin: publicOrigin,
  };
  const site = createSiteServer({
    ...apiSetup(services, { rateLimits: false }),
    assets: noAssets,
    clientDir,
    strict: true,
    store: createPageStore({
      revision: () => open.database.knownRevision(),
      now: () => clock().getTime(),
    }),
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
    /** Opens the database again, as another process would. */
    openAnother: open.openAnother,
    counts: site.counts,
    raw,
    post: (body: string, headers: Record<string, string> = {}, path = '/api/bookings') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await open.close();
    },
  };
}
