import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { FileStore } from './file-store.server.ts';

/** Milliseconds for one request to the store. */
const longestRequest = 120_000;
const pageSize = 1000;

/** Loaded on first use: a site without S3 does not need it. */
async function createClient(address: string) {
  const { S3mini } = await import('s3mini');
  const url = new URL(address);
  return new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
    region: url.searchParams.get('region') ?? 'auto',
    requestAbortTimeout: longestRequest,
  });
}

/** Keeps files in a bucket, at `https://<key>:<secret>@<host>/<bucket>?region=<region>`. */
export function createS3Store(address: string): FileStore {
  let client: ReturnType<typeof createClient> | null = null;
  const open = () => {
    client ??= createClient(address);
    return client;
  };

  return {
    storage: 's3',
    async put(place, path) {
      // A blob of a file is read as it is sent.
      await (await open()).putObject(place, await openAsBlob(path));
      await rm(path, { force: true });
    },
    async read(place, range) {
      const s3 = await open();
      if (range === undefined) return (await s3.getObjectResponse(place))?.body ?? null;
      const { start, end } = range;
      return (await s3.getObjectRaw(place, false, start, end + 1)).body;
    },
    async remove({ place }) {
      await (await open()).deleteObject(place);
    },
    async *list() {
      const s3 = await open();
      let next: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', '', pageSize, next);
        for (const { Key, LastModified } of page?.objects ?? [])
          yield { place: Key, changedAt: new Date(LastModified).getTime() };
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}
