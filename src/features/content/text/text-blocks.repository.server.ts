import type { TextBlock } from '#core/text-blocks.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type Placeholders,
  prepareRead,
  prepareWrite,
} from '#platform/database/prepare-read.server.ts';
import type { RecordKey } from '../content.repository.server.ts';

/** A published text: the words of the public row, and what they were written as. */
export type PublishedText = {
  field: string;
  plain: string;
  markdown: string;
  blocks: TextBlock[] | null;
};

const selectMarkdown = prepareRead((db, { kind, id }: Placeholders<RecordKey>) =>
  db
    .selectFrom('textBlocks')
    .select(['field', 'plain', 'markdown'])
    .where('kind', '=', kind)
    .where('id', '=', id),
);
const removeTexts = prepareWrite((db, { kind, id }: Placeholders<RecordKey>) =>
  db.deleteFrom('textBlocks').where('kind', '=', kind).where('id', '=', id),
);

type WrittenText = RecordKey & Omit<PublishedText, 'blocks'> & { blocks: string | null };
const insertText = prepareWrite((db, text: Placeholders<WrittenText>) => {
  const { kind, id, field, plain, markdown, blocks } = text;
  return db.insertInto('textBlocks').values({ kind, id, field, plain, markdown, blocks });
});

/** Returns the Markdown of a record's texts, with the words that it holds for. */
export async function listMarkdown(db: Queryable, { kind, id }: RecordKey) {
  return selectMarkdown(db, { kind, id });
}

export async function deleteTexts(db: Queryable, { kind, id }: RecordKey): Promise<void> {
  await removeTexts(db, { kind, id });
}

/** Replaces the published texts of a record. */
export async function putTexts(
  db: Queryable,
  key: RecordKey,
  texts: readonly PublishedText[],
): Promise<void> {
  await deleteTexts(db, key);
  const { kind, id } = key;
  for (const { field, plain, markdown, blocks } of texts)
    await insertText(db, { kind, id, field, plain, markdown, blocks: blocks && toJson(blocks) });
}
