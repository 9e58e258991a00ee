import type { Fields } from '#features/content/content.ts';
import { guideAnswers } from './catalog.ts';

/** What a package is made of. */
export const packageFields = [
  { name: 'name', type: 'line', most: 200, twin: true, required: true },
  { name: 'description', type: 'text', most: 1_000, twin: true, required: true },
  { name: 'priceCents', type: 'money', required: true },
  {
    ...{ name: 'interval', type: 'choice', required: true },
    options: ['one-time', 'week', 'month', 'quarter', 'year'],
  },
  { name: 'features', type: 'list', most: 300, twin: true, required: true },
  { name: 'popular', type: 'flag' },
  { name: 'fits', type: 'choices', options: guideAnswers },
] as const satisfies Fields;
