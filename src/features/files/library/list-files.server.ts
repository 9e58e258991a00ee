import type { Context } from '#platform/context/context.server.ts';
import { listUses } from '../file-uses.repository.server.ts';
import type { SiteFiles } from '../files.schema.ts';
import { toSiteFile } from '../show-file.server.ts';
import { countFiles, type FileFilter, listFileRows } from './file-list.repository.server.ts';

/** Returns files of the library, the newest first, with the records that name them. */
export async function listFiles(
  { database }: Context,
  { limit, offset, ...filter }: FileFilter,
): Promise<SiteFiles> {
  return database.read(async (db) => {
    const rows = await listFileRows(db, { ...filter, limit, offset });
    const uses = await listUses(
      db,
      rows.map(({ id }) => id),
    );
    const total = await countFiles(db, filter);
    return { total, files: rows.map((row) => toSiteFile(row, uses)) };
  });
}
