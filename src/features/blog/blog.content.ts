import type { Fields } from '#features/content/content.ts';
import { longestTag } from './blog.ts';

/** What a post is made of. `author` is a person of the site, or the name of a guest; empty for the company. */
export const postFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'summary', type: 'text', most: 1_000, twin: true, required: true },
  { name: 'content', type: 'markdown', most: 100_000, twin: true, required: true },
  { name: 'slug', type: 'slug', most: 200, required: true },
  { name: 'author', type: 'reference', to: 'people' },
  { name: 'imageUrl', type: 'picture', most: 500, hint: true },
  { name: 'tags', type: 'list', most: longestTag, suggests: 'tags' },
  { name: 'serviceId', type: 'reference', to: 'services' },
  { name: 'packageId', type: 'reference', to: 'packages' },
  { name: 'caseStudyId', type: 'reference', to: 'case-studies' },
  { name: 'isPremium', type: 'flag' },
  { name: 'createdAt', type: 'instant' },
  { name: 'updatedOn', type: 'day', hint: true },
] as const satisfies Fields;
