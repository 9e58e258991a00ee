import type { Context } from '#platform/context/context.server.ts';
import { type ContentValues, markdownOf } from '../content.ts';
import { tidyValues } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';

type Publication = { kind: string; id: string; live: ContentValues | null };

/** Returns the Markdown that records would make public and that is not public here yet. */
export async function textsToParse(
  { database }: Pick<Context, 'database'>,
  kinds: ReadonlyMap<string, ContentKind>,
  records: readonly Publication[],
): Promise<string[]> {
  const texts: string[] = [];
  for (const { kind: name, id, live } of records) {
    const kind = kinds.get(name);
    const fields = markdownOf(kind?.fields ?? []);
    if (!kind || live === null || fields.length === 0) continue;
    const tidy = tidyValues(live);
    const present = await database.read((db) => kind.read(db, id));
    const changed = fields.filter((field) => tidy[field] !== present?.[field]);
    texts.push(...changed.map((field) => String(tidy[field] ?? '')));
  }
  return texts;
}
