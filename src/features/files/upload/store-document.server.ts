import { type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { placeOf } from '#platform/files/file-store.server.ts';
import { isUploadId, tidyFileName } from '../file-name.ts';
import type { FileTable } from '../files.tables.ts';
import { examine, type UploadRefusal } from './examine-file.server.ts';
import { withReceivedFile } from './with-received-file.server.ts';

/** The bytes of a document that are stored, without a row that names them yet. */
export type StoredDocument = Pick<
  FileTable,
  'sha256' | 'size' | 'mime' | 'place' | 'storage' | 'scan'
>;

type Document = { id: string; name: string; body: AsyncIterable<Uint8Array>; most: number };

/**
 * Stores a document that arrives as a stream, and has `save` add its rows by `addDocument`, with the name
 * that it keeps: that of a picture has the ending of its type. Bytes that it does not save are removed after a day.
 */
export async function storeDocument<Value, Refusal>(
  context: Context,
  { id, name, body, most }: Document,
  save: (stored: StoredDocument, name: string) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | UploadRefusal>> {
  if (!isUploadId(id)) return refuse('invalid_id');
  return withReceivedFile<Value, Refusal | UploadRefusal>(
    context,
    { body, most },
    async (received) => {
      const examined = await examine(context, received, name);
      if (!examined.ok) return examined;
      const { type, scan } = examined.value;
      const kept = tidyFileName(examined.value.name);
      const { sha256, size, path } = received;
      const { current } = context.files;
      const place = placeOf(sha256);
      await current.put(place, path);
      return save({ sha256, size, mime: type.mime, place, storage: current.storage, scan }, kept);
    },
  );
}
