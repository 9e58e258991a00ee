import type { Fields } from '#features/content/content.ts';

/** What a testimonial is made of. */
export const testimonialFields = [
  { name: 'name', type: 'line', most: 200, required: true },
  { name: 'position', type: 'line', most: 200, twin: true, required: true },
  { name: 'company', type: 'line', most: 200, required: true },
  { name: 'testimonial', type: 'text', most: 2_000, twin: true, required: true },
  { name: 'rating', type: 'number', from: 1, to: 5, required: true },
  { name: 'imageUrl', type: 'picture', most: 500 },
  { name: 'featured', type: 'flag' },
] as const satisfies Fields;
