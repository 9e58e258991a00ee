import type { Fields } from '#features/content/content.ts';

/** What a case study is made of. */
export const caseStudyFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'industry', type: 'line', most: 200, twin: true, required: true },
  { name: 'client', type: 'line', most: 200, required: true },
  { name: 'challenge', type: 'markdown', most: 20_000, twin: true, required: true },
  { name: 'solution', type: 'markdown', most: 20_000, twin: true, required: true },
  { name: 'results', type: 'markdown', most: 20_000, twin: true, required: true },
  { name: 'quote', type: 'text', most: 2_000, twin: true },
  { name: 'quoteRole', type: 'line', most: 200, twin: true },
  { name: 'quoteName', type: 'line', most: 200 },
  {
    name: 'figures',
    type: 'rows',
    most: 6,
    of: [
      { name: 'label', type: 'line', most: 200, twin: true, required: true },
      { name: 'value', type: 'line', most: 20, required: true },
      { name: 'unit', type: 'line', most: 20, twin: true },
      { name: 'before', type: 'line', most: 20 },
      { name: 'after', type: 'line', most: 20 },
      { name: 'date', type: 'day' },
      { name: 'source', type: 'line', most: 300 },
      { name: 'isApproved', type: 'flag' },
    ],
  },
  {
    name: 'steps',
    type: 'rows',
    most: 20,
    of: [
      { name: 'text', type: 'line', most: 300, twin: true, required: true },
      { name: 'date', type: 'day', required: true },
      { name: 'note', type: 'line', most: 300, twin: true },
      { name: 'isClient', type: 'flag' },
      { name: 'isMistake', type: 'flag' },
    ],
  },
  { name: 'serviceId', type: 'reference', to: 'services' },
  { name: 'imageUrl', type: 'picture', most: 500, required: true },
  { name: 'featured', type: 'flag' },
  { name: 'createdAt', type: 'instant' },
] as const satisfies Fields;
