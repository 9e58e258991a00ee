import type { Context } from '#platform/context/context.server.ts';
import type { ArchivedFile, ArchiveFiles, CarriedFile } from '../archive-files.ts';
import type { Finding } from '../incoming.ts';
import { openZip } from './zip-entries.server.ts';

/** The files of an archive that the site lacks, and how many it has. */
export async function compareFiles(
  context: Context,
  library: ArchiveFiles,
  files: readonly (ArchivedFile | CarriedFile)[],
): Promise<{ missing: (ArchivedFile | CarriedFile)[]; unchanged: number }> {
  const known = await library.known(
    context,
    files.map(({ id }) => id),
  );
  const missing = files.filter(({ id }) => !known.has(id));
  return { missing, unchanged: files.length - missing.length };
}

/** Stores files of the archive at `path`, one after the other, until it is stopped. Returns those that are refused. */
export async function placeFiles(
  context: Context,
  library: ArchiveFiles,
  path: string,
  files: readonly (ArchivedFile | CarriedFile)[],
  signal: AbortSignal,
): Promise<Finding[]> {
  if (files.length === 0) return [];
  const zip = await openZip(path);
  try {
    const refused: Finding[] = [];
    for (const file of files) {
      signal.throwIfAborted();
      const entry = 'entry' in file ? file.entry : `files/${file.id}`;
      const code = await library.store(context, file, await zip.open(entry));
      if (code !== null) refused.push({ where: file.name, code: 'file_refused', detail: code });
    }
    return refused;
  } finally {
    zip.close();
  }
}
