import type { Fields } from '#features/content/content.ts';

/** What the owner says of a service. An empty field is the word that the site began with. */
export const serviceFields = [
  { name: 'title', type: 'line', most: 300, twin: true },
  { name: 'lead', type: 'text', most: 1_000, twin: true },
  { name: 'help', type: 'text', most: 500, twin: true },
  { name: 'helpLabel', type: 'line', most: 300, twin: true },
  { name: 'item1', type: 'line', most: 300, twin: true },
  { name: 'tooltip1', type: 'line', most: 300, twin: true },
  { name: 'item2', type: 'line', most: 300, twin: true },
  { name: 'tooltip2', type: 'line', most: 300, twin: true },
  { name: 'item3', type: 'line', most: 300, twin: true },
  { name: 'tooltip3', type: 'line', most: 300, twin: true },
] as const satisfies Fields;
