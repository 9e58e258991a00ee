import { type Result, refuse } from '#core/result.ts';
import { addDocument } from '#features/files/add-document.server.ts';
import { tidyName } from '#features/files/name-upload.server.ts';
import type { UploadRefusal } from '#features/files/upload/examine-file.server.ts';
import { storeDocument } from '#features/files/upload/store-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';

/** Bytes of one file that goes with a message. */
export const mostFileBytes = 25_000_000;

/** Stores a file that one of the staff sends with a message later. The same id and bytes again change nothing. */
export async function receiveMessageFile(
  context: Context,
  { id, name: given, body }: { id: string; name: string; body: AsyncIterable<Uint8Array> },
): Promise<Result<{ isNew: boolean }, UploadRefusal>> {
  const name = tidyName(given);
  if (name === '') return refuse('name_required');
  const document = { id, name, body, most: mostFileBytes };
  return storeDocument<{ isNew: boolean }, UploadRefusal>(context, document, (stored, kept) =>
    transact(context, async (trx) => {
      const added = await addDocument(context, trx, { ...stored, id, name: kept, kind: 'message' });
      if (added.ok && added.value.isNew)
        await recordChange(context, trx, {
          action: 'conversation.file',
          subject: { kind: 'file', id },
          after: { mime: stored.mime, size: stored.size },
        });
      return added;
    }),
  );
}
