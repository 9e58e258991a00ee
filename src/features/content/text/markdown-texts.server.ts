import { type ContentValues, markdownOf } from '../content.ts';
import { tidyValues } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';

/** Returns the Markdown of a record by field, as it is parsed when these values become public. */
export function markdownTextsOf(
  { fields }: Pick<ContentKind, 'fields'>,
  values: ContentValues,
): Record<string, string> {
  const tidy = tidyValues(values);
  return Object.fromEntries(markdownOf(fields).map((field) => [field, String(tidy[field] ?? '')]));
}
