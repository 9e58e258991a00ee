import type { Server } from 'node:http';
import type { Logger } from '#platform/logger.server.ts';

const closeTimeout = 10_000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Browsers keep idle connections open, which would delay the shutdown by seconds.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

type Stoppable = {
  server: Server;
  logger: Logger;
  /** Ends the responses that have no end of their own. */
  endStreams(): void;
  /** Closes what the server has used; called after the last request. */
  stop(): Promise<void>;
};

/** Stops on SIGTERM or SIGINT: ends streams, refuses new requests, finishes current ones, closes the services. */
export function stopOnSignal({ server, logger, endStreams, stop }: Stoppable): void {
  let stopping = false;
  async function stopOn(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    const timeout = setTimeout(() => {
      server.closeAllConnections();
    }, closeTimeout);
    endStreams();
    await closeServer(server);
    clearTimeout(timeout);
    await stop();
    logger.info('stopped');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stopOn(signal));
}
