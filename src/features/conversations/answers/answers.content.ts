import type { Fields } from '#features/content/content.ts';

/** What a saved answer is made of. */
export const answerFields = [
  { name: 'body', type: 'text', most: 10_000, twin: true, required: true },
  { name: 'title', type: 'line', most: 200, required: true },
] as const satisfies Fields;
