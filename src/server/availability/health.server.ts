import { access, constants, statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Services } from '#platform/context/context.server.ts';
import { problem } from '#platform/http/problem.server.ts';

type DiskFault = 'disk_full' | 'folder_not_writable';

/** A commit's write-ahead log needs this much at most. */
const leastFreeBytes = 8 * 1024 * 1024;

/** Returns why nothing can be stored in a folder, or null. A nearly full disk counts as full. */
async function findDiskFault(folder: string): Promise<DiskFault | null> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFreeBytes ? 'disk_full' : null;
  } catch {
    return 'folder_not_writable';
  }
}

type Unready = DiskFault | 'database_unavailable';

const titles: Record<Unready, string> = {
  database_unavailable: 'The database does not respond',
  disk_full: 'The disk is full: nothing can be stored',
  folder_not_writable: 'The data folder cannot be written: nothing can be stored',
};

/** Returns why the server cannot do all of its work, or null. */
async function findFault(
  { database, logger }: Pick<Services, 'database' | 'logger'>,
  dataFolder: string | null,
): Promise<Unready | null> {
  // First: a full disk may also be why the database does not respond.
  const fault = dataFolder === null ? null : await findDiskFault(dataFolder);
  if (fault !== null) return fault;
  if (database.isDiskFull()) return 'disk_full';
  try {
    await database.ping();
    return null;
  } catch (error) {
    logger.error({ err: error }, 'the database does not respond');
    return 'database_unavailable';
  }
}

/**
 * Serves `/healthz`, and `/readyz` with the reason if the server is not ready. `dataFolder` is the
 * folder that the server stores in, or null if it stores in PostgreSQL alone.
 */
export function health(
  services: Pick<Services, 'database' | 'logger'>,
  dataFolder: string | null,
): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      const code = await findFault(services, dataFolder);
      if (code === null) return c.json({ status: 'ready' });
      c.header('Retry-After', '5');
      return problem(c, { status: 503, code, title: titles[code] });
    });
}
