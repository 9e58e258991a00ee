import { indexableRoutes } from '../bench/routes.mjs';
import { addressOf, type Scene, type Subject } from './subject.ts';

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

/** Without an order, the checkout leaves for the services while its picture is being taken. */
async function stay({ page }: Scene): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/services'),
    (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()),
  );
}

/** Every page of a running site. */
export async function routesOf(origin: string): Promise<Subject[]> {
  const found = await indexableRoutes(origin);
  const english = found.filter((path) => path !== '/pt' && !path.startsWith('/pt/'));
  return [...english, ...othersThanListed].map((path) => ({
    name: path,
    isOpenedAnew: path === '/checkout' || path === '/api',
    open: async (scene) => {
      if (path === '/checkout') await stay(scene);
      await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
    },
  }));
}
