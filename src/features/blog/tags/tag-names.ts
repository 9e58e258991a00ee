import type { BlogTag } from '../blog.ts';

/** Returns what a tag is called in both languages; its word if the tags do not name it. */
export function tagNames(tag: string, tags: readonly BlogTag[]): { en: string; pt?: string } {
  const known = tags.find((one) => one.tag === tag);
  return { en: known?.name ?? tag, ...(known?.tagPt && { pt: known.tagPt }) };
}
