import type { Context } from '#platform/context/context.server.ts';
import { getFile } from '../files.repository.server.ts';
import type { FileTable } from '../files.tables.ts';

export type OpenDocument = {
  name: string;
  mime: string;
  size: number;
  bytes: ReadableStream<Uint8Array>;
};

/** Opens a document of a kind, for a caller who has decided that it may be read; null without bytes. */
export async function openDocument(
  { database, files }: Context,
  { id, kind }: Pick<FileTable, 'id' | 'kind'>,
): Promise<OpenDocument | null> {
  const file = await database.read((db) => getFile(db, id));
  if (!file || file.kind !== kind || file.removedAt !== null) return null;
  const bytes = (await files.storeOf(file.storage)?.read(file.place)) ?? null;
  return bytes === null ? null : { name: file.name, mime: file.mime, size: file.size, bytes };
}
