import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../harness/running-server.ts';
import { freePort } from '../../operations/free-port.ts';

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

/**
 * Starts two servers of one site, `origin`, on one PostgreSQL, with the settings `env` beside. Each can
 * be killed and started again.
 */
export async function startTwoServers(
  databaseUrl: string,
  origin: string,
  env: NodeJS.ProcessEnv = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-two-'));
  const ports = [await freePort(), await freePort()];
  const start = (index: number): Promise<RunningServer> =>
    startServer({
      ...env,
      DATA_DIR: join(folder, String(index)),
      DATABASE_URL: databaseUrl,
      ORIGIN: origin,
      PORT: String(ports[index]),
    });
  const running = await Promise.all([start(0), start(1)]);
  return {
    ports,
    /** The address of each, behind the proxy. */
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    /** What each has printed since it was started. */
    logs: (index: number): readonly string[] => running[index]?.logs ?? [],
    kill: (index: number) => running[index]?.kill(),
    async startAgain(index: number) {
      running[index] = await start(index);
    },
    async close() {
      for (const server of running) await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
