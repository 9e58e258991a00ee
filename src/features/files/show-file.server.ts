import type { Context } from '#platform/context/context.server.ts';
import { listUses } from './file-uses.repository.server.ts';
import type { SiteFile } from './files.schema.ts';
import type { FileUseTable } from './files.tables.ts';
import { type ListedFile, listFileRows } from './library/file-list.repository.server.ts';

function detailsOf(row: ListedFile): SiteFile['picture'] {
  if (row.address === null || row.shown === null || row.state === null) return null;
  const { address, state, shown } = row;
  const { width, height, widths, focus, alt, altPt, credit } = shown;
  const [focusX, focusY] = focus;
  return { address, state, width, height, widths, focusX, focusY, alt, altPt, credit };
}

/** Returns a file as the library shows it. */
export function toSiteFile(row: ListedFile, uses: readonly FileUseTable[]): SiteFile {
  const { id, name, mime, size, createdAt, removedAt, scan, uploadedBy } = row;
  return {
    id,
    name,
    mime,
    size,
    createdAt,
    removedAt,
    uploadedBy,
    url: `/files/${id}/${encodeURIComponent(name)}`,
    isScanned: scan === 'clean',
    picture: detailsOf(row),
    uses: uses
      .filter(({ fileId }) => fileId === id)
      .map(({ kind, recordId, title, isPublic }) => ({ kind, recordId, title, isPublic })),
  };
}

/** Returns a file with what is known of it and the records that name it; null for an unknown id. */
export async function showFile({ database }: Context, id: string): Promise<SiteFile | null> {
  return database.read(async (db) => {
    const [row] = await listFileRows(db, { id, limit: 1, offset: 0 });
    return row ? toSiteFile(row, await listUses(db, [id])) : null;
  });
}
