import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type FileStore, FileStoreSilentError } from './file-store.server.ts';

/** Milliseconds for one request to the store, its body included. */
const longestRequest = 120_000;
/** Milliseconds until the store must begin to answer: a request to the site waits for it. */
const longestSilence = 10_000;
/** Bytes that a store is expected to take in a second, at least. */
const slowestUpload = 500_000;
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

/** Fails if the store has not answered in time. Its request is ended by the client later. */
async function answered<Answer>(
  asked: Promise<Answer>,
  milliseconds = longestSilence,
): Promise<Answer> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new FileStoreSilentError()), milliseconds);
  try {
    return await Promise.race([asked, silence.promise]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => {});
  }
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
      const body = await openAsBlob(path);
      const longest = longestSilence + (body.size / slowestUpload) * 1000;
      await answered((await open()).putObject(place, body), longest);
      await rm(path, { force: true });
    },
    async read(place, range) {
      const s3 = await open();
      if (range === undefined) return (await answered(s3.getObjectResponse(place)))?.body ?? null;
      const { start, end } = range;
      return (await answered(s3.getObjectRaw(place, false, start, end + 1))).body;
    },
    async remove({ place }) {
      await answered((await open()).deleteObject(place));
    },
    async *list() {
      const s3 = await open();
      let next: string | undefined;
      do {
        const page = await answered(s3.listObjectsPaged('/', '', pageSize, next));
        for (const { Key, LastModified } of page?.objects ?? [])
          yield { place: Key, changedAt: new Date(LastModified).getTime() };
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}
