import { matchPattern } from '#core/page-path.ts';

const list = ['limit', 'offset', 'fields'];

/**
 * The calls whose responses are stored, with the parameters that they may be stored with. The free
 * search (`q`) is not among them: its addresses are as many as there are texts.
 */
export const storedCalls: Record<string, readonly string[]> = {
  '/api/testimonials': [],
  '/api/testimonials/featured': [],
  '/api/service-packages': [],
  '/api/blog-posts': [...list, 'tag', 'premium', 'related'],
  '/api/blog-posts/slug/:slug': [],
  '/api/case-studies': list,
  '/api/case-studies/featured': list,
  '/api/case-studies/:id': [],
  '/api/newsletter/archive': [],
  '/api/newsletter/issues': [],
  '/api/newsletter/issues/:slug': [],
};

/** Returns whether the response at an address may be stored. */
export function isStoredCall(path: string, search: string): boolean {
  const pattern = Object.keys(storedCalls).find((one) => matchPattern(one, path) !== null);
  if (pattern === undefined) return false;
  const given = new URLSearchParams(search);
  return given.keys().every((name) => storedCalls[pattern]?.includes(name));
}
