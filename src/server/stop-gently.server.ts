import type { ServerType } from '@hono/node-server';
import type { Logger } from '#platform/logger.server.ts';
import type { Services } from './services.server.ts';

const patience = 10_000;

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose last request has ended would stay open for seconds: browsers keep it.
    const sweep = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** On SIGTERM or SIGINT: takes no new request, finishes those under way, closes the database, ends. */
export function stopGently(server: ServerType, services: Services, logger: Logger): void {
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    const impatience = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, patience);
    await closeServer(server);
    clearTimeout(impatience);
    await services.stop();
    logger.info('stopped');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
