import * as z from 'zod/mini';
import type { BlocksByField } from './text-blocks.ts';

const types = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'picture',
  'table',
  'rule',
  'notes',
] as const;

/** The blocks of texts, by field, as `TextBlock` describes them; only their types are checked. */
export const blocksSchema = z.record(
  z.string(),
  z.array(z.looseObject({ type: z.enum(types) })),
) as unknown as z.ZodMiniType<BlocksByField>;
