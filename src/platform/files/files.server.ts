import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Settings } from '#platform/env.server.ts';
import { createDiskStore } from './disk-store.server.ts';
import type { FileStore } from './file-store.server.ts';
import { createS3Store } from './s3-store.server.ts';
import { scanFile } from './scan-file.server.ts';

/** The files of the site: where they are kept, and where they arrive. */
export type Files = {
  /** Folder of this machine for files that arrive or are worked on. */
  incoming: string;
  /** Folder of this machine for pictures that the site draws, which it can draw again. */
  drawn: string;
  /** Where new files are kept. */
  current: FileStore;
  /** Returns the store of a file, null if it is not set up any more. */
  storeOf(storage: FileStore['storage']): FileStore | null;
  /** Returns what the virus scanner found, or null. Throws `ScannerUnavailableError`. */
  scan: ((path: string) => Promise<string | null>) | null;
};

/** The folder of the files in the data folder. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** Returns the reader of stored files as a whole, which throws where one is not there. */
export function readStoredFrom(
  files: Pick<Files, 'storeOf'>,
): (file: { storage: FileStore['storage']; place: string }) => Promise<Buffer> {
  return async ({ storage, place }) => {
    const bytes = await files.storeOf(storage)?.read(place);
    if (!bytes) throw new Error('A file to attach is not there');
    return buffer(bytes);
  };
}

/** Creates nothing on disk: folders are made when the first file arrives. */
export function createFiles({
  dataDir,
  filesS3Url,
  clamd,
}: Pick<Settings, 'dataDir' | 'filesS3Url' | 'clamd'>): Files {
  const folder = filesFolder(dataDir);
  const disk = createDiskStore(folder);
  const s3 = filesS3Url === null ? null : createS3Store(filesS3Url);
  return {
    incoming: join(folder, 'incoming'),
    drawn: join(dataDir, 'share-pictures'),
    current: s3 ?? disk,
    storeOf: (storage) => (storage === 's3' ? s3 : disk),
    scan: clamd === null ? null : (path) => scanFile(clamd, path),
  };
}
