import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Context } from '#platform/context/context.server.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const hundredths = z.int().check(z.minimum(0), z.maximum(100));

/** A line of `files.json`: a file of the library, whose bytes are `files/<id>` of the archive. */
export const archivedFileSchema = z.object({
  id: z.uuid(),
  name: text(300),
  /** What is said about a picture; null for another file. */
  picture: z.nullable(
    z.object({
      alt: text(500),
      altPt: text(500),
      credit: text(500),
      focusX: hundredths,
      focusY: hundredths,
    }),
  ),
});
export type ArchivedFile = z.infer<typeof archivedFileSchema>;

/** A file of another system's ZIP, with its name there. */
export type CarriedFile = ArchivedFile & { entry: string };

/** How the files of the site go into an archive and come out of it. */
export type ArchiveFiles = {
  list(context: Context): AsyncIterable<{ file: ArchivedFile; open(): Promise<Readable> }>;
  /** Returns which of these ids the site has, or had as a file that was removed. */
  known(context: Context, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stores a file. Returns null, or why it is refused as a code. */
  store(context: Context, file: ArchivedFile, body: Readable): Promise<string | null>;
};
