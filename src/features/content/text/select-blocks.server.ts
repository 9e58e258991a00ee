import { sql } from 'kysely';
import type { BlocksByField } from '#core/text-blocks.ts';

type Texts = { kind: string; table: string; fields: readonly string[] };

/**
 * Selects the blocks of a public row as `blocks`, to be read by `withBlocks`. Only blocks that were
 * parsed from the words of the row are selected.
 */
export function selectBlocks({ kind, table, fields }: Texts) {
  const columns = fields.map(
    (field) => sql`when ${sql.lit(field)} then ${sql.ref(`${table}.${field}`)}`,
  );
  return sql<string | null>`(
    select string_agg('"' || field || '":' || cast(blocks as text), ',') from text_blocks
    where text_blocks.kind = ${sql.lit(kind)} and text_blocks.id = ${sql.ref(`${table}.id`)}
    and blocks is not null and plain = case field ${sql.join(columns, sql` `)} end
  )`.as('blocks');
}

/** Returns a row with its blocks by field, and without them where it is plain text. */
export function withBlocks<Row extends { blocks: string | null }>({
  blocks,
  ...row
}: Row): Omit<Row, 'blocks'> & { blocks?: BlocksByField } {
  return blocks === null ? row : { ...row, blocks: JSON.parse(`{${blocks}}`) as BlocksByField };
}
