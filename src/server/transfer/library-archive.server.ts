import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ArchivedFile, ArchiveFiles } from '#features/content-transfer/archive-files.ts';
import { listKnown } from '#features/files/files.repository.server.ts';
import { changePicture } from '#features/files/library/change-picture.server.ts';
import { uploadFile } from '#features/files/upload/upload-file.server.ts';
import type { Context } from '#platform/context/context.server.ts';

async function openFile({ files }: Context, row: StoredRow): Promise<Readable> {
  const bytes = await files.storeOf(row.storage)?.read(row.place);
  if (!bytes) throw new Error(`The bytes of the file ${row.id} are not there`);
  return Readable.fromWeb(bytes as ReadableStream);
}

type StoredRow = Awaited<ReturnType<typeof selectFiles>>[number];

function selectFiles({ database }: Context) {
  return database.read((db) =>
    db
      .selectFrom('files')
      .leftJoin('pictures', 'pictures.fileId', 'files.id')
      .select(['files.id', 'name', 'storage', 'place'])
      .select(['fileId', 'alt', 'altPt', 'credit', 'focusX', 'focusY'])
      .where('kind', 'in', ['media', 'document'])
      .where('removedAt', 'is', null)
      .orderBy('createdAt')
      .orderBy('files.id')
      .execute(),
  );
}

function toArchived({ id, name, fileId, alt, altPt, credit, focusX, focusY }: StoredRow) {
  const said = { alt: alt ?? '', altPt: altPt ?? '', credit: credit ?? '' };
  const picture = { ...said, focusX: focusX ?? 50, focusY: focusY ?? 50 };
  return { id, name, picture: fileId === null ? null : picture } satisfies ArchivedFile;
}

/** The files of the library, as archives of the content carry them. */
export const libraryArchive: ArchiveFiles = {
  async *list(context) {
    for (const row of await selectFiles(context))
      yield { file: toArchived(row), open: () => openFile(context, row) };
  },
  known: async ({ database }, ids) => new Set(await database.read((db) => listKnown(db, ids))),
  async store(context, { id, name, picture }, body) {
    const stored = await uploadFile(context, { id, name, body });
    if (!stored.ok) return stored.refusal;
    if (picture) await changePicture(context, id, picture);
    return null;
  },
};
