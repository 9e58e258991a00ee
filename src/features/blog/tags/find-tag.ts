import { searchText } from '#core/search-text.ts';

type NamedTag = { tag: string; name: string | null; tagPt: string | null };

/**
 * Returns the word of the tag that somebody means by its word or by one of its names, whatever the
 * case and the accents; the text itself if there is none.
 */
export function findTag(text: string, tags: readonly NamedTag[]): string {
  const wanted = searchText(text);
  const exact = tags.find(({ tag }) => tag === text);
  const named = tags.find(({ tag, name, tagPt }) =>
    [tag, name, tagPt].some((one) => one !== null && searchText(one) === wanted),
  );
  return (exact ?? named)?.tag ?? text;
}
