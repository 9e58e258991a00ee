import type { Fields } from '#features/content/content.ts';

/** What a case study is made of. */
export const caseStudyFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'industry', type: 'line', most: 200, twin: true, required: true },
  { name: 'client', type: 'line', most: 200, required: true },
  { name: 'challenge', type: 'markdown', most: 20_000, twin: true, required: true },
  { name: 'solution', type: 'markdown', most: 20_000, twin: true, required: true },
  { name: 'results', type: 'markdown', most: 20_000, twin: true, required: true },
  { name: 'imageUrl', type: 'picture', most: 500, required: true },
  { name: 'featured', type: 'flag' },
  { name: 'createdAt', type: 'instant' },
] as const satisfies Fields;
