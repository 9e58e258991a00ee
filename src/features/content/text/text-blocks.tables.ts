import type { BlocksByField } from '#core/text-blocks.ts';
import type { Json } from '#platform/database/columns.ts';

/**
 * The Markdown of a public text and what it was parsed into. It holds for as long as `plain` is the
 * text of the public row: a row that was changed by SQL is plain text again.
 */
export type TextBlockTable = {
  kind: string;
  id: string;
  /** The field of the kind that holds the text. */
  field: string;
  plain: string;
  markdown: string;
  /** Null where the text is only paragraphs. */
  blocks: Json<BlocksByField[string]> | null;
};

export type TextBlocksTables = { textBlocks: TextBlockTable };
