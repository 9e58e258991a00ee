import type { Fields } from '#features/content/content.ts';
import { longestTag } from '../blog.ts';

/** What a tag is made of. `tag` is its word in addresses and in the API, which never changes. */
export const tagFields = [
  { name: 'name', type: 'line', most: longestTag, twin: true, required: true },
  { name: 'tag', type: 'line', most: longestTag, required: true },
] as const satisfies Fields;
