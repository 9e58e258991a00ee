import type { TextBlock } from '#core/text-blocks.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { RecordKey } from '../content.repository.server.ts';

/** A published text: the words of the public row, and what they were written as. */
export type PublishedText = {
  field: string;
  plain: string;
  markdown: string;
  blocks: TextBlock[] | null;
};

/** Returns the Markdown of a record's texts, with the words that it holds for. */
export async function listMarkdown(db: Queryable, { kind, id }: RecordKey) {
  return db
    .selectFrom('textBlocks')
    .select(['field', 'plain', 'markdown'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

export async function deleteTexts(db: Queryable, { kind, id }: RecordKey): Promise<void> {
  await db.deleteFrom('textBlocks').where('kind', '=', kind).where('id', '=', id).execute();
}

/** Replaces the published texts of a record. */
export async function putTexts(
  db: Queryable,
  key: RecordKey,
  texts: readonly PublishedText[],
): Promise<void> {
  await deleteTexts(db, key);
  if (texts.length === 0) return;
  const rows = texts.map(({ blocks, ...text }) => ({
    ...key,
    ...text,
    blocks: blocks && toJson(blocks),
  }));
  await db.insertInto('textBlocks').values(rows).execute();
}
