import type { Fields } from '#features/content/content.ts';

/** What is said of a person of the site. */
export const authorFields = [
  { name: 'role', type: 'line', most: 200, twin: true },
  { name: 'about', type: 'text', most: 1_000, twin: true },
  { name: 'languages', type: 'list', most: 60, twin: true },
  { name: 'name', type: 'line', most: 200, required: true },
  { name: 'imageUrl', type: 'picture', most: 500 },
  { name: 'isConsultant', type: 'flag' },
] as const satisfies Fields;
