import type { Readable } from 'node:stream';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { writeArchive } from './archive/write-archive.server.ts';
import type { ArchiveFiles } from './archive-files.ts';

/** Returns an archive of all content as a stream, after its row of the log. */
export async function exportContent(
  context: Context,
  kinds: readonly ContentKind[],
  files: ArchiveFiles,
): Promise<Readable> {
  const subject = { kind: 'content', id: null };
  await transact(context, (trx) =>
    recordChange(context, trx, { action: 'content.export', subject }),
  );
  return writeArchive(context, kinds, files);
}
