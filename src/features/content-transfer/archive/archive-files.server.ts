import type { Readable } from 'node:stream';
import type { Context } from '#platform/context/context.server.ts';

/** A picture or another file in an archive: `name` below `files/`, bytes as a stream. */
export type ArchivedFile = { name: string; open(): Promise<Readable> };

/** How the files of the site go into an archive and come out of it. */
export type ArchiveFiles = {
  list(context: Context): AsyncIterable<ArchivedFile>;
};

/** Of a site without a library: every picture is drawn by its name, so no file goes along. */
export const noFiles: ArchiveFiles = {
  async *list() {},
};
