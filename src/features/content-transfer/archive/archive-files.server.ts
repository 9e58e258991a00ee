import type { Readable } from 'node:stream';
import type { Context } from '#platform/context/context.server.ts';

/** A picture or another file in an archive: `name` below `files/`, bytes as a stream. */
export type ArchivedFile = { name: string; open(): Promise<Readable> };

/** How the files of the site go into an archive and come out of it. */
export type ArchiveFiles = {
  list(context: Context): AsyncIterable<ArchivedFile>;
};

/** Leaves out the files of the library: records name them by their addresses alone. */
export const noFiles: ArchiveFiles = {
  async *list() {},
};
