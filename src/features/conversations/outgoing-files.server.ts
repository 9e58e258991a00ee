import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { MailAttachment } from '#platform/outbox/outgoing-mail.ts';

/** Bytes of the files of a mail, before base64 makes them a third larger; many servers refuse 20 MB. */
export const mostAttachedBytes = 10_000_000;
const keptDays = 7;

/** A stored file that goes with a message of ours. */
export type OutgoingFile = {
  id: string;
  name: string;
  size: number;
  mime: string;
  storage: 'disk' | 's3';
  place: string;
};

function unsent(db: Queryable) {
  return db
    .selectFrom('files')
    .where('kind', '=', 'message')
    .where('removedAt', 'is', null)
    .where('personId', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('messageFiles').select('fileId').whereRef('fileId', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('projectVersions').select('fileId').whereRef('fileId', '=', 'files.id')),
      ),
    );
}

/** Returns files that staff uploaded for a message and that went with none, in their order; null if one is no such file. */
export async function findUnsentFiles(
  db: Queryable,
  ids: readonly string[],
): Promise<OutgoingFile[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await unsent(db)
    .select(['id', 'name', 'size', 'mime', 'storage', 'place'])
    .where('id', 'in', wanted)
    .execute();
  const found = wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return found.length === wanted.length ? found : null;
}

/** Removes files that were uploaded a week ago and went with no message. Returns how many. */
export async function removeUnsentFiles(context: Context): Promise<number> {
  const now = context.clock();
  const before = toInstant(new Date(now.getTime() - keptDays * 86_400_000));
  return transact(context, async (trx) => {
    const rows = await unsent(trx)
      .select('id')
      .where('createdAt', '<', before)
      .limit(500)
      .execute();
    if (rows.length === 0) return 0;
    await trx
      .updateTable('files')
      .set({ removedAt: toInstant(now) })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.length;
  });
}

/** Records with which message files went; a paper that goes again goes with the later one. */
export async function attachFiles(
  trx: Queryable,
  files: readonly OutgoingFile[],
  message: { conversationId: string; messageId: string },
): Promise<void> {
  for (const { id: fileId } of files)
    await trx
      .insertInto('messageFiles')
      .values({ fileId, ...message })
      .onConflict((conflict) => conflict.column('fileId').doUpdateSet(message))
      .execute();
}

/** Returns which files a mail carries, the small ones first, and which are too large for it. */
export function fitFiles(files: readonly OutgoingFile[]): {
  attachments: MailAttachment[];
  tooLarge: OutgoingFile[];
} {
  const attached = new Set<string>();
  let bytes = 0;
  for (const { id, size } of files.toSorted((a, b) => a.size - b.size)) {
    bytes += size;
    if (bytes > mostAttachedBytes) break;
    attached.add(id);
  }
  return {
    attachments: files
      .filter(({ id }) => attached.has(id))
      .map(({ name, mime, storage, place }) => ({
        filename: name,
        contentType: mime,
        content: '',
        stored: { storage, place },
      })),
    tooLarge: files.filter(({ id }) => !attached.has(id)),
  };
}
