import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getFile, insertFile } from './files.repository.server.ts';
import type { FileTable } from './files.tables.ts';
import type { StoredDocument } from './upload/store-document.server.ts';

/**
 * Adds the row of a stored document in the caller's transaction. The same id and bytes again are the
 * same upload, and add nothing.
 */
export async function addDocument(
  { actor, clock }: Context,
  trx: Queryable,
  document: StoredDocument & Pick<FileTable, 'id' | 'name' | 'kind'>,
): Promise<Result<{ isNew: boolean }, 'id_taken'>> {
  const personId = actor.kind === 'staff' ? actor.personId : null;
  const size = { width: null, height: null };
  const createdAt = toInstant(clock());
  if (await insertFile(trx, { ...document, ...size, personId, createdAt, removedAt: null }))
    return accept({ isNew: true });
  const known = await getFile(trx, document.id);
  const isSame = known?.sha256 === document.sha256 && known.kind === document.kind;
  return isSame ? accept({ isNew: false }) : refuse('id_taken');
}
