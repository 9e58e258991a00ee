import type { ServerType } from '@hono/node-server';
import type { Logger } from '#platform/logger.server.ts';
import type { RunningServices } from './services.server.ts';

const closeTimeout = 10_000;

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    // Browsers keep idle connections open, which would delay the shutdown by seconds.
    const sweep = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** Stops on SIGTERM or SIGINT: refuses new requests, finishes current ones, closes the services. */
export function stopOnSignal(server: ServerType, services: RunningServices, logger: Logger): void {
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    const timeout = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, closeTimeout);
    await closeServer(server);
    clearTimeout(timeout);
    await services.stop();
    logger.info('stopped');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
