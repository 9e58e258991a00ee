import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { addDocument } from '#features/files/add-document.server.ts';
import { tidyName } from '#features/files/name-upload.server.ts';
import {
  type StoredDocument,
  storeDocument,
} from '#features/files/upload/store-document.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ReceivedPart } from '#platform/mail-in/received-mail.ts';
import type { LeftOut } from '../conversations.tables.ts';

const mostParts = 30;
const mostBytes = 25_000_000;
const faults: readonly string[] = [
  'storage_full',
  'storage_unavailable',
  'scanner_unavailable',
  'pictures_unavailable',
];

type StoredPart = { id: string; name: string; stored: StoredDocument };
/** The files of a mail that are kept, and those that are not, with the code of why. */
export type StoredParts = { stored: StoredPart[]; leftOut: LeftOut[] };

async function* chunksOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/**
 * Stores the files of a mail after the checks of any upload: type, agreement of name and content, virus.
 * One that fails them is left out by its name. Refuses where storage or scanner fails: then nothing of
 * the mail may be filed, or the file would be lost.
 */
export async function storeParts(
  context: Context,
  parts: readonly ReceivedPart[],
): Promise<Result<StoredParts, 'storage_unavailable'>> {
  const kept: StoredParts = { stored: [], leftOut: [] };
  for (const [place, part] of parts.entries()) {
    const name = tidyName(part.name) || `attachment-${place + 1}`;
    if (place >= mostParts) {
      kept.leftOut.push({ name, code: 'too_many' });
      continue;
    }
    const document = { id: newId(), name, body: chunksOf(part.bytes), most: mostBytes };
    const outcome = await storeDocument<Omit<StoredPart, 'id'>, never>(
      context,
      document,
      async (stored, kept) => accept({ name: kept, stored }),
    );
    if (outcome.ok) kept.stored.push({ id: document.id, ...outcome.value });
    else if (faults.includes(outcome.refusal)) return refuse('storage_unavailable');
    else kept.leftOut.push({ name, code: outcome.refusal });
  }
  return accept(kept);
}

/** Adds the row of a stored file of a message; returns its id. */
export async function addStoredPart(
  context: Context,
  trx: Queryable,
  { id, name, stored }: StoredPart,
): Promise<string> {
  const added = await addDocument(context, trx, { ...stored, id, name, kind: 'message' });
  if (!added.ok) throw new Error('The id of a new file is taken');
  return id;
}
