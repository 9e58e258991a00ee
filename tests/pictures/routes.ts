import { indexableRoutes } from '../bench/routes.mjs';
import { addressOf, type Subject } from './subject.ts';

/** Pages that the sitemap does not have; the last ones are failures. */
export const othersThanListed = [
  '/client-portal',
  '/checkout',
  '/payment-success',
  '/withdrawal',
  '/blog?q=zzzz',
  '/case-studies?show=featured',
  `/newsletter/unsubscribe/${'x'.repeat(43)}`,
  `/newsletter/confirm/${'x'.repeat(43)}`,
  '/no-such-page',
];

/** Every page of a running site. */
export async function routesOf(origin: string): Promise<Subject[]> {
  const found = await indexableRoutes(origin);
  const english = found.filter((path) => path !== '/pt' && !path.startsWith('/pt/'));
  return [...english, ...othersThanListed].map((path) => ({
    name: path,
    open: async (scene) => {
      await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
    },
  }));
}
