import type { Fields } from '#features/content/content.ts';

/** What a question of the home page is made of. */
export const questionFields = [
  { name: 'question', type: 'line', most: 300, twin: true, required: true },
  { name: 'answer', type: 'text', most: 5_000, twin: true, required: true },
] as const satisfies Fields;
